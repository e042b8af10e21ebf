import { type Static, Type } from 'typebox'
import type { Exposure } from '../domain/exposure.js'

export const ExposureDto = Type.Object(
  {
    exposed: Type.Boolean(),
    rules: Type.Array(
      Type.Object({
        rule: Type.String({ examples: ['dealPublic'] }),
        passes: Type.Boolean(),
        detail: Type.String(),
      }),
    ),
  },
  { $id: 'Exposure', description: 'Shown in the catalog as long as every rule passes.' },
)

export const toExposureDto = ({ exposed, rules }: Exposure): Static<typeof ExposureDto> => ({
  exposed,
  rules: rules.map(({ rule, passes, detail }) => ({ rule, passes, detail })),
})
