import { type Command, type Editor, Node } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { Italic } from '@tiptap/extension-italic'
import { Paragraph as ParagraphNode } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions/undo-redo'
import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { SUITS } from 'dealbook-domain/bridge/card.js'
import type { CommentaryBlock } from 'dealbook-domain/commentary.js'
import { SUIT_SYMBOLS } from 'dealbook-domain/drawing/board-drawing.js'
import { useEffect, useRef } from 'react'
import { SuitSign } from '../../board/call-sign.js'
import { useTexts } from '../../texts/use-texts.js'
import { blocksOf, documentOf } from './rich-text-document.js'
import { SuitSymbols } from './suit-symbols.js'
import './rich-text.css'

/** A line break within a paragraph. */
const LineBreak = Node.create({
  name: 'hardBreak',
  group: 'inline',
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    return {
      'Shift-Enter': () => {
        const { storedMarks, selection } = this.editor.state
        const marks = storedMarks ?? selection.$to.marks()
        return this.editor
          .chain()
          .insertContent({ type: this.name, marks: marks.map((mark) => mark.toJSON()) })
          .command(({ tr }) => {
            // The style continues on the next line.
            tr.ensureMarks(marks)
            return true
          })
          .run()
      },
    }
  },
})

/** Each paragraph takes the direction of its own text. */
const Paragraphs = ParagraphNode.configure({ HTMLAttributes: { dir: 'auto' } })

/**
 * A step of a commentary.
 * @param label the text shown for it
 */
const stepNode = (label: string) =>
  Node.create({
    name: 'step',
    group: 'block',
    atom: true,
    // A selected step would be replaced by the next letter typed. Backspace after it removes it.
    selectable: false,
    parseHTML: () => [{ tag: 'div[data-step]' }],
    renderHTML: () => ['div', { 'data-step': '' }, label],
    renderText: () => '---',
  })

/** Inserts a step at the cursor: between two paragraphs, or within one, which it splits. */
const addStep: Command = ({ tr, state }) => {
  tr.deleteSelection()
  const { $from } = tr.selection
  const step = state.schema.nodes.step?.create()
  if (step === undefined || $from.depth === 0) return false
  const { parentOffset, parent } = $from
  const isAtEnd = parentOffset === parent.content.size
  if (parentOffset === 0 && !isAtEnd) tr.insert($from.before(), step)
  else {
    const isLast = $from.after() === tr.doc.content.size
    if (!isAtEnd || isLast) tr.split($from.pos)
    tr.insert($from.pos + 1, step)
  }
  return true
}

const isSame = (one: readonly CommentaryBlock[], other: readonly CommentaryBlock[]): boolean =>
  JSON.stringify(documentOf(one)) === JSON.stringify(documentOf(other))

interface RichTextProps {
  /** The label for screen readers. */
  readonly label: string
  readonly value: readonly CommentaryBlock[]
  /** Whether the text may contain steps. */
  readonly hasSteps?: boolean
  readonly onChange: (value: readonly CommentaryBlock[]) => void
}

/** An editor for paragraphs with bold and italic text, and optionally steps. Load it lazily, since it is large. */
export const RichText = ({ label, value, hasSteps = false, onChange }: RichTextProps) => {
  const { t } = useTexts()
  const written = useRef(value)
  const changed = useRef(onChange)
  changed.current = onChange
  const currentEditor = useRef<Editor | null>(null)
  const editor = useEditor({
    extensions: [
      ...[Document, Paragraphs, Text, Bold, Italic, LineBreak, SuitSymbols, UndoRedo],
      ...(hasSteps ? [stepNode(t('richText.step'))] : []),
    ],
    content: documentOf(value),
    injectCSS: false,
    editorProps: {
      // A click on a step puts the cursor after it.
      handleClickOn: (view, _, node, place) => {
        const after = place + node.nodeSize
        if (node.type.name !== 'step' || view.state.doc.nodeAt(after)?.isTextblock !== true) return false
        view.focus()
        return currentEditor.current?.commands.setTextSelection(after + 1) ?? false
      },
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: 'prose' },
    },
    onUpdate: ({ editor: current }) => {
      written.current = blocksOf(current.getJSON())
      changed.current(written.current)
    },
  })
  currentEditor.current = editor
  // Applies changes from elsewhere, such as undo in the board editor.
  useEffect(() => {
    if (isSame(value, written.current)) return
    written.current = value
    editor.commands.setContent(documentOf(value), { emitUpdate: false })
  }, [value, editor])
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({ bold: current.isActive('bold'), italic: current.isActive('italic') }),
  })
  /**
   * Focuses the text immediately: the editor's own command waits for a frame, and text typed meanwhile would be lost.
   */
  const press = (toggle: () => boolean): void => {
    editor.view.focus()
    toggle()
  }
  return (
    <div className="rich-text">
      <div className="row tight">
        <button
          type="button"
          aria-pressed={state.bold}
          aria-label={t('richText.bold')}
          onClick={() => press(() => editor.commands.toggleBold())}
        >
          <b aria-hidden="true">B</b>
        </button>
        <button
          type="button"
          aria-pressed={state.italic}
          aria-label={t('richText.italic')}
          onClick={() => press(() => editor.commands.toggleItalic())}
        >
          <i aria-hidden="true">I</i>
        </button>
        {SUITS.map((suit) => (
          <button
            key={suit}
            type="button"
            aria-label={t('richText.suit', { suit: SUIT_SYMBOLS[suit] })}
            onClick={() => press(() => editor.commands.insertContent(SUIT_SYMBOLS[suit]))}
          >
            <SuitSign suit={suit} />
          </button>
        ))}
        {hasSteps && (
          <button type="button" onClick={() => press(() => editor.commands.command(addStep))}>
            {t('richText.addStep')}
          </button>
        )}
      </div>
      <EditorContent editor={editor} />
    </div>
  )
}
