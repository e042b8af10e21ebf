type JsonObject = Record<string, unknown>

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a patch has no members, and so changes nothing. */
export const isEmptyPatch = (patch: object): boolean => Object.keys(patch).length === 0

/** JSON Merge Patch (RFC 7396): `null` removes a member, objects are merged, everything else is replaced. */
export const mergePatch = (target: unknown, patch: unknown): unknown => {
  if (!isObject(patch)) return patch
  const base = isObject(target) ? target : {}
  const merged = new Map(Object.entries(base))
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) merged.delete(key)
    else merged.set(key, mergePatch(merged.get(key), value))
  }
  return Object.fromEntries(merged)
}
