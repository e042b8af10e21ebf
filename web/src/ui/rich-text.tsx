import { Node } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { Italic } from '@tiptap/extension-italic'
import { Paragraph as ParagraphNode } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions/undo-redo'
import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import type { Paragraph } from 'dealbook-domain/paragraph.js'
import { useEffect, useRef } from 'react'
import { useTexts } from '../texts/use-texts.js'
import { documentOf, paragraphsOf } from './rich-text-document.js'
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
            // The style goes on in the next line.
            tr.ensureMarks(marks)
            return true
          })
          .run()
      },
    }
  },
})

const isSame = (one: readonly Paragraph[], other: readonly Paragraph[]): boolean =>
  JSON.stringify(documentOf(one)) === JSON.stringify(documentOf(other))

interface RichTextProps {
  /** What a screen reader calls it. */
  readonly label: string
  readonly value: readonly Paragraph[]
  readonly onChange: (value: readonly Paragraph[]) => void
}

/** Paragraphs with bold and italic to be written. It is large: load it where it is needed. */
export const RichText = ({ label, value, onChange }: RichTextProps) => {
  const { t } = useTexts()
  const written = useRef(value)
  const changed = useRef(onChange)
  changed.current = onChange
  const editor = useEditor({
    extensions: [Document, ParagraphNode, Text, Bold, Italic, LineBreak, UndoRedo],
    content: documentOf(value),
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: 'prose' },
    },
    onUpdate: ({ editor: current }) => {
      written.current = paragraphsOf(current.getJSON())
      changed.current(written.current)
    },
  })
  // What else changes it, such as undo of the whole board.
  useEffect(() => {
    if (isSame(value, written.current)) return
    written.current = value
    editor.commands.setContent(documentOf(value), { emitUpdate: false })
  }, [value, editor])
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({ bold: current.isActive('bold'), italic: current.isActive('italic') }),
  })
  /** The text has the focus at once: the editor's own command waits a frame, and letters typed meanwhile would be lost. */
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
      </div>
      <EditorContent editor={editor} />
    </div>
  )
}
