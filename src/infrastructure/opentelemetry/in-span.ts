import { type Attributes, type Span, SpanStatusCode, type Tracer } from '@opentelemetry/api'
import { DomainError } from '../../domain/errors.js'

const end = (span: Span): void => span.end()

const endFailed = (span: Span, error: unknown): void => {
  if (error instanceof DomainError) span.setAttribute('dealbook.refusal', error.code)
  else {
    span.setStatus({ code: SpanStatusCode.ERROR })
    span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
  }
  end(span)
}

/** Runs work, synchronous or asynchronous, in a span; spans that it starts become children. */
export const inSpan = <Result>(tracer: Tracer, name: string, attributes: Attributes, work: () => Result): Result =>
  tracer.startActiveSpan(name, { attributes }, (span) => {
    try {
      const result = work()
      if (result instanceof Promise)
        result.then(
          () => end(span),
          (error: unknown) => endFailed(span, error),
        )
      else end(span)
      return result
    } catch (error) {
      endFailed(span, error)
      throw error
    }
  })
