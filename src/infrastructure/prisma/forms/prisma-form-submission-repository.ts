import type { FormSubmissionRepository } from '../../../application/ports/form-submission-repository.js'
import type { Form, FormSubmission } from '../../../domain/form-submission.js'
import type { FormSubmissionId } from '../../../domain/ids.js'
import { offsetOf, type Page, type PageRequest } from '../../../domain/page.js'
import type { Prisma } from '../generated/client.js'
import type { FormSubmissionModel } from '../generated/models.js'

export class PrismaFormSubmissionRepository implements FormSubmissionRepository {
  constructor(private readonly prisma: Prisma.TransactionClient) {}

  async insert({ id, form, name, email, message, locale, createdAt }: FormSubmission): Promise<void> {
    const data: FormSubmissionModel = { id, form, name, email, message, locale, createdAt }
    await this.prisma.formSubmission.createMany({ data })
  }

  async listPage(request: PageRequest): Promise<Page<FormSubmission>> {
    const rows = await this.prisma.formSubmission.findMany({
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: offsetOf(request),
      take: request.pageSize,
    })
    return { items: rows.map(toSubmission), total: await this.prisma.formSubmission.count() }
  }

  deleteBefore(moment: Date, atMost: number): Promise<number> {
    return this.prisma.$executeRaw`
      DELETE FROM form_submissions WHERE id IN (
        SELECT id FROM form_submissions WHERE created_at < ${moment.toISOString()}::timestamptz
        ORDER BY created_at, id LIMIT ${atMost} FOR UPDATE SKIP LOCKED)`
  }
}

const toSubmission = (row: FormSubmissionModel): FormSubmission => ({
  ...row,
  id: row.id as FormSubmissionId,
  form: row.form as Form,
})
