import type { Call } from '../domain/bridge/auction.js'
import { SEATS } from '../domain/bridge/board.js'
import type { Card } from '../domain/bridge/play.js'
import type { CallNoteInput } from '../domain/call-note.js'
import { STEP } from '../domain/commentary.js'
import type { DealFields } from '../domain/deal-content.js'
import type { Paragraph, TextNode } from '../domain/paragraph.js'
import { DEMO_TEACHER } from './demo-accounts.js'

export interface DemoBoard {
  readonly title: string
  /** Determines the dealer and the vulnerability. */
  readonly boardNumber: number
  /** As in PBN: the hands of North, East, South and West. */
  readonly hands: string
  readonly auction: string
  /** Explanations of calls, by their places in the auction from 0; a leading `!` alerts the call. */
  readonly notes?: Readonly<Record<number, string>>
  readonly play: string
  /** Tricks of the declaring side. */
  readonly result: number
  /** Paragraphs, with `*bold*` and `_italic_` words, and `---` for a step. */
  readonly commentary: readonly string[]
  readonly themes: readonly string[]
  readonly isPrivate?: boolean
}

export interface DemoCourse {
  readonly boards: readonly DemoBoard[]
  /** One collection each: open, upcoming, over, closed and archived. */
  readonly collections: readonly (readonly [title: string, description: string | null])[]
}

/** The courses of the demo teachers, by account id. */
export const DEMO_COURSES: Readonly<Record<string, DemoCourse>> = {
  [DEMO_TEACHER]: {
    collections: [
      ['Débutants, semaine 1 : le plan de jeu', 'Quatre donnes à jouer avant le cours de mardi.'],
      ['Le mois prochain : les impasses', null],
      ['Le mois dernier : les enchères à sans-atout', null],
      ['Brouillons', 'Pas encore pour les élèves.'],
      ['Anciennes donnes', null],
    ],
    boards: [
      {
        title: 'Laisser passer à sans-atout',
        boardNumber: 3,
        hands: '854.63.A85.AQ742 QJ97.T84.T962.K3 AK3.A72.KQ4.JT98 T62.KQJ95.J73.65',
        auction: '1NT P 3NT P P P',
        play: 'HK H3 H4 H2 HQ H6 H8 H7 HJ S4 HT HA CJ C5 C2 CK SQ SA S2 S5 CT C6 C4 C3',
        result: 10,
        commentary: [
          'Ouest entame le Roi de Cœur. *Comptez vos levées* : deux Piques, un Cœur, trois Carreaux, et les Trèfles.',
          '---',
          'L’impasse à Trèfle perdra peut-être, mais en Est. Laissez donc passer _deux fois_ : Est n’a plus de Cœur à jouer.',
        ],
        themes: ['Laisser passer', 'Impasse'],
      },
      {
        title: 'Couper avant de jouer atout',
        boardNumber: 7,
        hands: 'T74.75.9842.KQJ2 A63.J832.T75.A65 KQJ98.A64.AK.973 52.KQT9.QJ63.T84',
        auction: '1S P 2S P 4S P P P',
        play: 'HK H5 H2 HA H4 H9 H7 HJ SA S8 S2 S4 S3 S9 S5 S7 H6 HT ST H3 CK CA C3 C4 D5 DA D3 D2',
        result: 10,
        commentary: [
          'Quatre perdantes : un atout, deux Cœurs, un Trèfle. Il faut en couper une *au mort*.',
          'Rendez un Cœur tout de suite. Même si la défense joue deux fois atout, le dix de Pique reste pour la coupe.',
        ],
        themes: ['Coupe au mort', 'Plan de jeu'],
      },
      {
        title: 'Le Stayman et le fit quatre-quatre',
        boardNumber: 1,
        hands: 'AQ4.KQ85.K73.QT6 T83.94.QJT62.J85 K952.AJT3.85.K74 J76.762.A94.A932',
        auction: '1NT P 2C P 2H P 4H P P P',
        notes: {
          0: '15 à 17 points, main régulière',
          2: '!Stayman : avez-vous une majeure quatrième ?',
          4: 'Quatre Cœurs, peut-être quatre Piques aussi',
        },
        play: 'DQ D5 DA D3 D9 DK D2 D8 HK H4 H3 H2 HQ H9 HT H6 H8 D6 HJ H7 S2 S6 SA S3 SQ S8 S5 S7 S4 ST SK SJ S9 C2 C6 DT C4 C3 CQ C5 D7 DJ HA D4',
        result: 11,
        commentary: [
          'Avec *deux majeures quatrièmes* et onze points, Sud interroge par 2♣.',
          'Le treizième Pique fournit une défausse ; la coupe du dernier Carreau donne la onzième levée.',
        ],
        themes: ['Stayman', 'Enchères'],
      },
      {
        title: 'Le contre d’appel',
        boardNumber: 12,
        hands: 'AQ73.5.KJ75.KQ84 65.Q972.T843.T62 JT942.T83.A6.A95 K8.AKJ64.Q92.J73',
        auction: '1H X P 2S P 4S P P P',
        play: 'HA H5 H2 H3 C3 C4 CT CA SJ S8 S3 S5 ST SK SA S6',
        result: 12,
        commentary: [
          'Nord promet *les trois autres couleurs*. Sud saute à 2♠ avec neuf points et cinq cartes.',
          'À revoir en cours : que dirait Sud avec deux points de moins ?',
        ],
        themes: ['Contre d’appel', 'Enchères compétitives'],
        isPrivate: true,
      },
    ],
  },
  'demo|zofia': {
    collections: [
      ['Wspólny Język: pierwsze kroki', 'Otwarcie 1♣ i dalsza licytacja.'],
      ['Za miesiąc: szlemy', null],
      ['W zeszłym miesiącu: wist', null],
      ['Szkice', 'Jeszcze nie dla uczniów.'],
      ['Stare rozdania', null],
    ],
    boards: [
      {
        title: 'Otwarcie 1♣ i liczenie lew',
        boardNumber: 5,
        hands: 'KQ5.J74.K94.AJ62 JT98.32.Q73.KT94 A73.AQ85.J62.Q85 642.KT96.AT85.73',
        auction: '1C P 1H P 1NT P 3NT P P P',
        play: 'SJ S3 S2 SQ C2 C4 CQ C3 C5 C7 CJ CK ST SA S4 S5 H5 H6 HJ H2',
        result: 9,
        commentary: [
          'Otwarcie 1♣ pokazuje tu *12–14 PC w składzie zrównoważonym*.',
          'Trzy lewy w pikach, trzy w treflach, dwie w kierach i król karo: _razem dziewięć_.',
        ],
        themes: ['Liczenie lew', 'Wspólny Język'],
      },
      {
        title: 'Wielki szlem po Blackwoodzie',
        boardNumber: 15,
        hands: 'KT62.A84.K72.AJ3 73.QJT9.864.Q982 AQJ84.K3.AQJ5.K7 95.7652.T93.T654',
        auction: '1C P 1S P 4NT P 5D P 7S P P P',
        play: 'HQ H3 H2 HA SK S3 S4 S5 S6 S7 SA S9 D5 D3 DK D4 D2 D6 DA D9 DQ DT D7 D8 DJ H5 H4 H9',
        result: 13,
        commentary: [
          'Odpowiedź 5♦ to *trzy wartości*: król pik i dwa asy. Niczego nie brakuje.',
          'Pięć pików, cztery kara, dwa kiery i dwa trefle: trzynaście lew.',
        ],
        themes: ['Szlem', 'Blackwood'],
      },
      {
        title: 'Kontra negatywna',
        boardNumber: 9,
        hands: 'K4.KJ83.AQ962.T5 AQJ85.62.K4.J973 93.AT75.J83.KQ42 T762.Q94.T75.A86',
        auction: '1D 1S X 2S 3H P P P',
        play: 'SA S3 S7 S4 SQ S9 S2 SK H3 H2 HA H4 H5 H9 HJ H6 HK C3 H7 HQ',
        result: 10,
        commentary: ['Kontra po wejściu 1♠ pokazuje *cztery kiery*. Bez niej para N–S zgubiłaby fit.'],
        themes: ['Kontra negatywna', 'Licytacja dwustronna'],
        isPrivate: true,
      },
    ],
  },
  'demo|takashi': {
    collections: [
      ['プレシジョン入門', '火曜日のクラス用。'],
      ['来月：スラム', null],
      ['先月：フィネス', null],
      ['下書き', 'まだ生徒には見せません。'],
      ['古いボード', null],
    ],
    boards: [
      {
        title: '強い1♣オープン',
        boardNumber: 13,
        hands: 'AKJ73.AQ5.K4.Q86 T5.JT92.A853.K94 Q64.873.QT62.J75 982.K64.J97.AT32',
        auction: '1C P 1D P 1S P 2S P 4S P P P',
        play: 'HJ H3 HK HA SA S5 S4 S2 SK ST S6 S8 DK DA D2 D7 HT H7 H4 HQ D4 D3 DQ D9 SQ S9 S3 H2',
        result: 10,
        commentary: [
          '1♣は*16点以上*、1♦は_8点未満_の応答です。',
          'ルーザーは♦A、♣A、♣Kの三つ。ハートの三枚目は♦Qに捨てられます。',
        ],
        themes: ['プレシジョン', 'Counting'],
      },
      {
        title: 'トランスファー',
        boardNumber: 6,
        hands: '732.K752.QT5.J94 K86.A94.KJ73.Q52 A5.QJT6.982.AT86 QJT94.83.A64.K73',
        auction: '1NT P 2H P 2S P 2NT P 3S P P P',
        notes: { 2: '!スペード5枚以上' },
        play: 'HQ H3 H7 HA S6 S5 SQ S2 SJ S3 S8 SA HJ H8 H5 H4 HT ST H2 H9 S9 S7 SK C6 D3 D2 DA D5 D4 DT DJ D8',
        result: 9,
        commentary: ['2♥は*スペード5枚以上*。最低限のオープナーは3♠で止まります。'],
        themes: ['トランスファー'],
      },
    ],
  },
  'demo|club': {
    collections: [
      ['Improvers, week one: before you touch a card', 'With themes in German for our friends from Freiburg.'],
      ['Next month: squeezes', null],
      ['Last month: finesses', null],
      ['Drafts', 'Not for students yet.'],
      ['Old boards', null],
    ],
    boards: [
      {
        title: 'A quick discard before trumps',
        boardNumber: 11,
        hands: 'AKQ.863.943.8642 J952.A54.T87.AJ5 64.KQJT7.A52.KQ3 T873.92.KQJ6.T97',
        auction: '1H P 2H P 3H P 4H P P P',
        play: 'DK D3 D8 DA S4 S3 SA S2 SK S5 S6 S7 SQ S9 D2 S8 H3 H4 HK H2 HQ H9 H6 HA DT D5 D6 D4',
        result: 10,
        commentary: [
          'Four losers after the diamond lead. If you draw trumps, the defence takes them *all at once*.',
          '---',
          'Three rounds of spades come first: a diamond goes away while it is _still safe_.',
        ],
        themes: ['Discards', 'Abwurf'],
      },
      {
        title: 'Fourth highest against 3NT',
        boardNumber: 8,
        hands: 'QJ964.T82.65.A82 A85.K94.AQT2.Q73 T3.J763.K87.J954 K72.AQ5.J943.KT6',
        auction: '1NT P 3NT P P P',
        play: 'S6 S5 ST SK DJ D5 D2 DK S3 S2 S9 S8 SQ SA C4 S7 C3 C5 CK CA SJ H4 H3 C6 S4',
        result: 8,
        commentary: [
          'North leads *the fourth highest of the longest suit*, and keeps the ace of clubs to get in.',
          'South returns the suit at once. Declarer has eight tricks and no time for a ninth.',
        ],
        themes: ['Opening lead', 'Ausspiel', 'Defence'],
      },
      {
        title: 'Ducking to keep an entry',
        boardNumber: 3,
        hands: '64.J5.J42.AK8642 973.K9732.QT87.9 AK5.AQ64.A93.753 QJT82.T8.K65.QJT',
        auction: '1H P 2C P 2NT P 3NT P P P',
        play: 'SQ S4 S3 SA C3 CT C2 C9 SJ S6 S7 SK C5 CJ CK H2 CA D7 C7 CQ',
        result: 9,
        commentary: [
          'Dummy’s clubs are worth five tricks, but dummy has *no other entry*.',
          'Give up the first club. When the suit breaks three–one, the ace and king are still there to reach the rest.',
        ],
        themes: ['Ducking', 'Entries', 'Übergang'],
      },
    ],
  },
}

/** Text with `*bold*` and `_italic_` words. */
const paragraphFrom = (line: string): Paragraph => ({
  type: 'paragraph',
  children: line.split(/(\*[^*]+\*|_[^_]+_)/).flatMap((part): TextNode[] => {
    if (part === '') return []
    const mark = part.length > 2 && part.at(0) === part.at(-1) ? part.charAt(0) : ''
    const [bold, italic] = [mark === '*', mark === '_']
    return [{ type: 'text', text: bold || italic ? part.slice(1, -1) : part, bold, italic }]
  }),
})

const wordsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(' '))

const callNotesFrom = (notes: DemoBoard['notes'] = {}): readonly CallNoteInput[] =>
  Object.entries(notes).map(([call, text]) => ({
    call: Number(call),
    text: text.replace(/^!/, ''),
    alert: text.startsWith('!'),
  }))

/** The fields of a demo deal. `number` is its index among the deals of its teacher. */
export const demoFields = (board: DemoBoard, number: number): DealFields => {
  const hands = wordsOf(board.hands)
  return {
    title: board.title,
    boardNumber: board.boardNumber,
    hands: Object.fromEntries(SEATS.map((seat, i) => [seat, hands[i] ?? null])),
    auction: wordsOf(board.auction) as readonly Call[],
    callNotes: callNotesFrom(board.notes),
    play: wordsOf(board.play) as readonly Card[],
    result: board.result,
    commentary: board.commentary.map((line) => (line === '---' ? STEP : paragraphFrom(line))),
    themes: board.themes,
    personalThemes: number % 2 === 0 ? ['Tuesday class'] : [],
    sharing: board.isPrivate === true ? 'private' : 'public',
  }
}
