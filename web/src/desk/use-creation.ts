import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '../texts/use-texts.js'
import { complain } from '../ui/toasts.js'
import { useOnce } from '../use-once.js'

interface Creation {
  /** The field of the form with the name or title. */
  readonly field: string
  /** The key of the query to refresh; `folder` is the path of the pages. */
  readonly list: string
  readonly folder: string
  readonly create: (text: string, header: { readonly 'idempotency-key': string }) => Promise<{ readonly id: string }>
}

/** A one-line form that creates something and opens its page. Retries don't create a second one. */
export const useCreation = ({ field, list, folder, create }: Creation) => {
  const { explain } = useTexts()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const once = useOnce()
  const [isBusy, setBusy] = useState(false)
  const make = async (form: HTMLFormElement): Promise<void> => {
    setBusy(true)
    try {
      const text = String(new FormData(form).get(field)).trim()
      const { id } = await once(text, (key) => create(text, { 'idempotency-key': key }))
      void cache.invalidateQueries({ queryKey: ['reader', list] })
      navigate(`${folder}/${id}`)
    } catch (error) {
      complain(explain(error))
      setBusy(false)
    }
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void make(event.currentTarget)
  }
  return { isBusy, onSubmit }
}
