interface FieldFaultProps {
  /** The id for the field's `aria-describedby`. */
  readonly id?: string
  readonly children: string | undefined
}

/** The message about an invalid field, below it. */
export const FieldFault = ({ id, children }: FieldFaultProps) =>
  children === undefined ? null : (
    <p id={id} role="alert" className="fault">
      {children}
    </p>
  )
