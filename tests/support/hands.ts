import type { Locator, Page } from 'playwright-core'
import type { Visit } from './browser.js'

type ChosenFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** Steps in the browser's own windows: the file and “Open”, an entry of a list. */
const IN_FILE_DIALOG = 2
const IN_LIST = 1
/** The maximum length of a text that is typed; longer ones are pasted. */
const MOST_TYPED = 100

/** Drives the pages with the mouse only or the keyboard only. Counts every step except typing and pasting. */
export abstract class Hands {
  page: Page
  steps = 0

  constructor(readonly visit: Visit) {
    this.page = visit.page
  }

  /** Presses a link, a button or a checkbox. */
  abstract press(target: Locator): Promise<void>
  /** Presses the button that submits what was just written. */
  abstract send(button: Locator): Promise<void>
  abstract write(field: Locator, text: string): Promise<void>
  abstract choose(list: Locator, option: string): Promise<void>
  /** Chooses an entry of the list that opens under a field while typing. */
  abstract pick(field: Locator, text: string, option: Locator): Promise<void>
  /** Moves an item by its handle to the next place. */
  abstract carry(handle: Locator, onto: Locator): Promise<void>

  async chooseFile(button: Locator, file: ChosenFile): Promise<void> {
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), this.press(button)])
    this.steps += IN_FILE_DIALOG
    await chooser.setFiles([file])
  }

  /** Continues in the tab that a link opens. */
  async follow(link: Locator): Promise<void> {
    // This page gets no event for it, because the new page has no opener.
    const [opened] = await Promise.all([this.page.context().waitForEvent('page'), this.press(link)])
    this.page = opened
    await this.page.waitForLoadState()
  }

  protected async type(text: string): Promise<void> {
    const { keyboard } = this.page
    await (text.length > MOST_TYPED ? keyboard.insertText(text) : keyboard.type(text))
  }
}

export class Mouse extends Hands {
  async press(target: Locator): Promise<void> {
    this.steps++
    await target.click()
  }

  send(button: Locator): Promise<void> {
    return this.press(button)
  }

  async write(field: Locator, text: string): Promise<void> {
    await this.press(field)
    await field.selectText()
    await this.type(text)
  }

  async choose(list: Locator, option: string): Promise<void> {
    await this.press(list)
    this.steps += IN_LIST
    await list.selectOption(option)
  }

  async pick(field: Locator, text: string, option: Locator): Promise<void> {
    await this.write(field, text)
    await this.press(option)
  }

  async carry(handle: Locator, onto: Locator): Promise<void> {
    this.steps++
    const { mouse } = this.page
    // The row receives the events of its handle.
    await handle.hover({ force: true })
    await mouse.down()
    const place = await onto.boundingBox()
    const [x, bottom] = [(place?.x ?? 0) + 20, (place?.y ?? 0) + (place?.height ?? 0)]
    await mouse.move(x, bottom - 20)
    await mouse.move(x, bottom - 2)
    await mouse.up()
  }
}

/** More tab stops than any page has. */
const MOST_STOPS = 90

/** The element with the focus: its name, whether a ring shows it, and whether any of it is visible. */
const FOCUS = `(() => {
  const at = document.activeElement
  if (at === null || at === document.body) return { name: null, isRinged: true, isSeen: true }
  const label = at.labels?.[0] ?? null
  const name = (at.getAttribute('aria-label') ?? label?.innerText ?? at.innerText).trim().slice(0, 60)
  // Elements that only scripts focus, such as headings, need no ring.
  if (at.tabIndex < 0) return { name, isRinged: true, isSeen: true }
  const isRinged = [at, at.nextElementSibling, at.parentElement, at.closest('label, .card')].some((one) => {
    const { outlineStyle, outlineWidth } = one === null ? {} : getComputedStyle(one)
    return one !== null && outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
  })
  // Elements for screen readers only count as visible if their container is.
  let around = at
  while (around.getBoundingClientRect().width <= 1) around = around.parentElement
  const isSeen = [around, label].filter(Boolean).some((shown) =>
    [...shown.getClientRects()].some(({ left, top, right, bottom }) =>
      [[(left + right) / 2, (top + bottom) / 2], [left + 4, top + 4], [right - 4, bottom - 4]].some(([x, y]) => {
        const hit = document.elementFromPoint(x, y)
        // An element that lets the pointer through is covered by its row.
        const row = getComputedStyle(shown).pointerEvents === 'none' ? shown.closest('[role=row]') : null
        return hit !== null && (shown.contains(hit) || row?.contains(hit) || (hit.contains(shown) && hit.matches('label')))
      })))
  return { name, isRinged, isSeen }
})()`

interface Focus {
  readonly name: string | null
  readonly isRinged: boolean
  readonly isSeen: boolean
}

/** Uses Tab, arrows, Space, Enter and typing. Fails if no key leads to an element, and notes invisible stops. */
export class Keyboard extends Hands {
  /** Stops without a focus ring or out of sight, and steps after which nothing had the focus. */
  readonly faults = new Set<string>()
  private last = 'the beginning'
  private isNew = true

  constructor(visit: Visit) {
    super(visit)
    visit.page.on('domcontentloaded', () => {
      this.isNew = true
    })
  }

  async press(target: Locator): Promise<void> {
    await this.reach(target)
    const type = await target.getAttribute('type')
    if (type === 'radio' && (await target.isChecked())) return
    await this.key(type === 'radio' || type === 'checkbox' ? 'Space' : 'Enter')
  }

  async send(button: Locator): Promise<void> {
    await button.waitFor()
    await this.key('Enter')
  }

  async write(field: Locator, text: string): Promise<void> {
    await this.reach(field)
    if ((await field.inputValue()) !== '') await this.key('ControlOrMeta+a')
    await this.type(text)
  }

  async choose(list: Locator, option: string): Promise<void> {
    await this.reach(list)
    await this.type(option)
  }

  async pick(field: Locator, text: string, option: Locator): Promise<void> {
    await this.write(field, text)
    await option.waitFor()
    while ((await option.getAttribute('aria-selected')) !== 'true') await this.key('ArrowDown')
    await this.key('Enter')
  }

  async carry(handle: Locator): Promise<void> {
    await this.reach(handle)
    for (const key of ['Space', 'ArrowDown', 'Space']) await this.key(key)
  }

  override async follow(link: Locator): Promise<void> {
    await super.follow(link)
    this.isNew = true
  }

  /** Notes where the last step left the focus. */
  async rest(): Promise<void> {
    await this.visit.quiet(this.page)
    const { name } = await this.look()
    if (name === null && !this.isNew) this.faults.add(`the focus is nowhere after: ${this.last}`)
  }

  private async reach(target: Locator): Promise<void> {
    await target.waitFor()
    await this.rest()
    for (let stops = 0; stops < MOST_STOPS; stops++) {
      const key = await this.keyTowards(target)
      if (key === null) return
      await this.key(key)
      await this.look()
    }
    throw new Error(`no key leads to ${target}; the focus is at "${(await this.look()).name}"`)
  }

  /** The next key to press; `null` if the element has the focus. */
  private keyTowards(target: Locator): Promise<string | null> {
    return target.evaluate((element) => {
      const at = element.ownerDocument.activeElement
      if (at === null || at === element) return null
      const isBefore = (element.compareDocumentPosition(at) & 4) !== 0 && at.tagName !== 'BODY'
      const group = element.getAttribute('type') === 'radio' ? element.getAttribute('name') : null
      if (group !== null && at.getAttribute('name') === group) return isBefore ? 'ArrowUp' : 'ArrowDown'
      return isBefore ? 'Shift+Tab' : 'Tab'
    })
  }

  private async key(key: string): Promise<void> {
    this.steps++
    this.isNew = false
    this.last = `${key} at "${(await this.look()).name}"`
    await this.page.keyboard.press(key)
  }

  private async look(): Promise<Focus> {
    const focus: Focus = await this.page.evaluate(FOCUS)
    if (!focus.isRinged) this.faults.add(`no ring around "${focus.name}"`)
    if (!focus.isSeen) this.faults.add(`out of sight: "${focus.name}"`)
    return focus
  }
}
