import type { FormSubmissionRepository } from '../../../application/ports/form-submission-repository.js'
import type { FormSubmission } from '../../../domain/form-submission.js'
import { offsetOf, type Page, type PageRequest } from '../../../domain/page.js'
import { compareCodePoints } from '../../../domain/text.js'
import type { InMemoryDatabase, Tables } from '../in-memory-database.js'

export class InMemoryFormSubmissionRepository implements FormSubmissionRepository {
  constructor(private readonly db: InMemoryDatabase) {}

  insert(submission: FormSubmission): Promise<void> {
    return this.db.write(({ formSubmissions }) => void formSubmissions.set(submission.id, structuredClone(submission)))
  }

  async listPage(request: PageRequest): Promise<Page<FormSubmission>> {
    const newestFirst = oldestFirst(this.db.tables).reverse()
    const items = newestFirst.slice(offsetOf(request), offsetOf(request) + request.pageSize)
    return { items: structuredClone(items), total: newestFirst.length }
  }

  deleteBefore(moment: Date, atMost: number): Promise<number> {
    return this.db.write((tables) => {
      const old = oldestFirst(tables)
        .filter(({ createdAt }) => createdAt < moment)
        .slice(0, atMost)
      for (const { id } of old) tables.formSubmissions.delete(id)
      return old.length
    })
  }
}

const oldestFirst = ({ formSubmissions }: Tables): FormSubmission[] =>
  [...formSubmissions.values()].sort(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || compareCodePoints(a.id, b.id),
  )
