import { setTimeout } from 'node:timers/promises'
import { FastifyOtelInstrumentation } from '@fastify/otel'
import { context, propagation, type Span, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider, type ReadableSpan } from '@opentelemetry/sdk-trace-node'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { inSpan } from './in-span.js'

const NAME = 'dealbook'
const NO_ROUTE = 'none'
const LAST_EXPORT_MS = 2_000

export interface TracingOptions {
  /** Base address of a collector that accepts OTLP over HTTP. */
  readonly endpoint: string
  readonly version: string
}

/**
 * Traces requests, use-cases and statements, and sends the traces to a collector. They never contain addresses,
 * parameters or error messages: a path may contain the token of a public link. Sampling, collector headers and the
 * service name are set by the standard variables (`OTEL_TRACES_SAMPLER`, `OTEL_EXPORTER_OTLP_HEADERS`,
 * `OTEL_SERVICE_NAME`).
 */
export class Tracing {
  readonly tracer: Tracer
  private readonly provider: NodeTracerProvider

  constructor({ endpoint, version }: TracingOptions) {
    const resource = defaultResource()
      .merge(resourceFromAttributes({ 'service.name': NAME, 'service.version': version }))
      .merge(detectResources({ detectors: [envDetector] }))
    const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
    this.provider = new NodeTracerProvider({ resource, spanProcessors: [new DiscreetProcessor(exporter)] })
    this.provider.register()
    this.tracer = this.provider.getTracer(NAME, version)
  }

  /** Traces each request, as part of the trace that its `traceparent` names (W3C Trace Context). */
  readonly requests = fastifyPlugin(async (app: FastifyInstance) => {
    const instrumentation = new FastifyOtelInstrumentation({
      instrumentHooks: false,
      instrumentHandler: false,
      recordExceptions: false,
      requestHook: describeRequest,
    })
    instrumentation.setTracerProvider(this.provider)
    await app.register(instrumentation.plugin())
    app.addHook('onRequest', (request, reply, done) => {
      const { span } = request.opentelemetry()
      if (span) {
        const { traceId, spanId } = span.spanContext()
        request.log = request.log.child({ traceId, spanId })
        reply.log = request.log
      }
      done()
    })
    // The body arrives in events of the connection, whose async context is not that of the request.
    app.addHook('preValidation', (request, _reply, done) => {
      const { context: own } = request.opentelemetry()
      if (own) context.with(own, done)
      else done()
    })
  })

  /** Wraps objects, such as use-cases, so that each call of one of their methods creates a span. */
  ofMethods<Objects extends object>(objects: Objects): Objects {
    const traced = Object.entries(objects).map(([name, one]) => [name, this.ofMethodsOf(one)])
    return Object.fromEntries(traced) as Objects
  }

  /** Sends the remaining spans, unless the collector takes too long, and shuts down. */
  async close(): Promise<void> {
    await Promise.race([this.provider.shutdown().catch(() => {}), setTimeout(LAST_EXPORT_MS)])
    trace.disable()
    context.disable()
    propagation.disable()
  }

  private ofMethodsOf(one: object): object {
    const { tracer } = this
    const methods = new Map<PropertyKey, (...args: unknown[]) => unknown>()
    return new Proxy(one, {
      get(target, key) {
        const method: unknown = Reflect.get(target, key)
        if (typeof method !== 'function') return method
        let traced = methods.get(key)
        if (traced === undefined) {
          const name = `${target.constructor.name}.${String(key)}`
          traced = (...args) => inSpan(tracer, name, {}, () => method.apply(target, args))
          methods.set(key, traced)
        }
        return traced
      },
    })
  }
}

/** Called while the span has the raw address, which is replaced by the pattern of its route. */
const describeRequest = (span: Span, { method, routeOptions }: FastifyRequest): void => {
  const route = routeOptions.url ?? NO_ROUTE
  span.updateName(`${method} ${route}`)
  span.setAttribute('url.path', route)
}

/** Keeps error messages out of traces, and does not count refusals as failures. */
class DiscreetProcessor extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    const { code } = span.status
    const isRefusal = Number(span.attributes['http.response.status_code'] ?? 500) < 500
    Object.assign(span, { status: { code: isRefusal && code === SpanStatusCode.ERROR ? SpanStatusCode.UNSET : code } })
    super.onEnd(span)
  }
}
