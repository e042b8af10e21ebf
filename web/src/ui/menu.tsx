import { type ReactNode, useId, useRef } from 'react'

interface MenuProps {
  /** The content of the button. */
  readonly label: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** A button that shows a few links and buttons; choosing one, Escape or a click elsewhere hides them again. */
export const Menu = ({ label, className = 'quiet', children }: MenuProps) => {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <div className="menu">
      <button ref={opener} type="button" className={className} popoverTarget={id}>
        {label}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the items inside can be chosen by keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same */}
      <div
        ref={list}
        id={id}
        popover="auto"
        className="menu-list"
        onBeforeToggle={(event) => {
          const { bottom, right } = opener.current?.getBoundingClientRect() ?? { bottom: 0, right: 0 }
          event.currentTarget.style.top = `${bottom}px`
          event.currentTarget.style.right = `${Math.max(8, document.documentElement.clientWidth - right)}px`
        }}
        onToggle={({ currentTarget }) => {
          const { left, bottom, height } = currentTarget.getBoundingClientRect()
          if (left < 8) currentTarget.style.right = `${Number.parseFloat(currentTarget.style.right) + left - 8}px`
          // Opens above the button if there is no room below.
          const { top = 0 } = opener.current?.getBoundingClientRect() ?? {}
          if (bottom > innerHeight && top > height + 8) currentTarget.style.top = `${top - height - 8}px`
        }}
        onClick={(event) => {
          if ((event.target as Element).closest('a, button') !== null) list.current?.hidePopover()
        }}
      >
        {children}
      </div>
    </div>
  )
}
