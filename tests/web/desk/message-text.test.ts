import { describe, expect, it } from 'vitest'
import { paragraphsOf } from '../../../src/domain/paragraph.js'
import {
  filled,
  mailAddress,
  mailText,
  whatsappAddress,
  whatsappText,
} from '../../../web/src/desk/collections/message-text.js'

const named = { title: 'Lesson 3 & 4 {link}', link: 'https://dealbook.example.org/c/Vb7w_qO1n_2Zk' }

const piece = (text: string, bold = false, italic = false) => ({ text, bold, italic })

describe('a message with a class link', () => {
  it('contains the title and the link where the template has them, each once', () => {
    expect(filled('{title}: {link} {teacher}', named)).toBe(`${named.title}: ${named.link} {teacher}`)
    expect(mailText(paragraphsOf('Hello,\n{link}'), named)).toBe(`Hello,\n${named.link}`)
  })

  it('ends with the link if the template does not contain it', () => {
    expect(mailText(paragraphsOf('Hello'), named)).toBe(`Hello\n\n${named.link}`)
    expect(whatsappText([], named)).toBe(named.link)
  })

  it('is plain in an e-mail, and formatted in WhatsApp', () => {
    const body = [
      { children: [piece('See '), piece(' all of it ', true), piece('now', true, true), piece(' at ')] },
      { children: [piece('{link}', true)] },
      { children: [piece('soon', false, true), piece(' ', true)] },
    ]
    expect(mailText(body, named)).toBe(`See  all of it now at \n${named.link}\nsoon `)
    expect(whatsappText(body, named)).toBe(`See  *all of it* *_now_* at \n${named.link}\n_soon_ `)
  })

  it('survives encoding in an address, whatever it contains', () => {
    const text = 'é & ? # %0A\n♠'
    const mail = new URL(mailAddress(text, text))
    expect(mail.searchParams.get('subject')).toBe(text)
    expect(mail.searchParams.get('body')).toBe(text.replace('\n', '\r\n'))
    expect(new URL(whatsappAddress(text)).searchParams.get('text')).toBe(text)
  })
})
