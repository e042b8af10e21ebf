import { type Static, Type } from 'typebox'
import type { Exposure } from '../../domain/exposure.js'
import { called, says } from './schemas.js'

export const ExposureDto = Type.Object(
  {
    exposed: Type.Boolean(says('Whether the catalog shows it.', true)),
    rules: Type.Array(
      Type.Object(
        {
          rule: Type.String(says('The name of the rule.', 'dealPublic')),
          passes: Type.Boolean(says('Whether it passes.', true)),
          detail: Type.String(says('What the rule asks for, in English.', 'The deal is public.')),
        },
        called('ExposureRule', 'A rule that has to pass before the catalog shows something.'),
      ),
      says('The rules, all of which have to pass.'),
    ),
  },
  { $id: 'Exposure', description: 'Shown in the catalog as long as every rule passes.' },
)

export const toExposureDto = ({ exposed, rules }: Exposure): Static<typeof ExposureDto> => ({
  exposed,
  rules: rules.map(({ rule, passes, detail }) => ({ rule, passes, detail })),
})
