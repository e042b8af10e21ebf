/** An element and its ancestors, innermost first. */
const chainOf = (element: Element | null): readonly Element[] =>
  element === null ? [] : [element, ...chainOf(element.parentElement)]

const canTake = (element: Element | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && !element.matches(':disabled')

/**
 * When a focused control is removed or disabled, browsers drop the focus. This moves it to the control's nearest
 * ancestor, so that keys and screen readers continue there, and back to the control once it is focusable.
 */
export const keepFocus = (page: HTMLElement): void => {
  let chain: readonly Element[] = []
  let standIn: Element | undefined

  document.addEventListener('focusin', ({ target }) => {
    if (target === standIn) return
    standIn = undefined
    chain = chainOf(target as Element)
  })
  document.addEventListener('focusout', () =>
    // A user who leaves a control that is still focusable intends to focus nothing.
    queueMicrotask(() => {
      if (document.activeElement === document.body && canTake(chain[0])) chain = []
    }),
  )
  const keep = (): void => {
    const at = document.activeElement
    if (chain.length === 0 || (at !== document.body && at !== standIn)) return
    const [control, ...around] = chain
    if (canTake(control)) {
      control.focus()
      return
    }
    if (at === standIn) return
    standIn = around.find((element) => page.contains(element))
    if (!canTake(standIn)) return
    standIn.tabIndex = -1
    standIn.dataset.standIn = ''
    standIn.focus({ preventScroll: true })
  }
  new MutationObserver(keep).observe(page, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  })
}
