interface GroupChoiceProps {
  readonly groups: readonly { readonly id: string; readonly name: string }[]
  readonly chosen: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
}

/** Chooses some of the groups. */
export const GroupChoice = ({ groups, chosen, onChange }: GroupChoiceProps) => (
  <div className="groups">
    {groups.map(({ id, name }) => (
      <label key={id}>
        <input
          type="checkbox"
          checked={chosen.includes(id)}
          onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))}
        />
        <bdi>{name}</bdi>
      </label>
    ))}
  </div>
)
