interface FieldFaultProps {
  /** For `aria-describedby` of the field. */
  readonly id?: string
  readonly children: string | undefined
}

/** What is wrong with a field, under it. */
export const FieldFault = ({ id, children }: FieldFaultProps) =>
  children === undefined ? null : (
    <p id={id} role="alert" className="fault">
      {children}
    </p>
  )
