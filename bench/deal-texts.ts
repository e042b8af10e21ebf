import { randomTown, randomWrittenName } from './names.js'
import type { Random } from './random.js'

/** The beginnings of titles, the most frequent first. */
const TOPICS = [
  'Hold up with Ax',
  'Two-way finesse',
  'La mort du valet sec',
  'Der einfache Squeeze',
  'Unblocking for dummy',
  'Première enchère à sans-atout',
  'Końcówka bez atutu',
  'Ο απλός κλειδωμός',
  'ノートランプの守備',
  'Імпас короля',
  'الدفاع ضد لا حكم',
  '끝내기 연습',
  'Counting the hand',
  'L’impasse à la dame',
  'Zagranie na wpustkę',
  'Opening lead against a slam',
  'Coup en blanc, coup à blanc',
  'Выбор атаки против шлема',
  'Η πρώτη αντάμ',
  'Trumpfkontrolle im Vierer-Fit',
  'スラムのオークション',
  'فتح اللعب بالبستوني',
  'Łączenie szans rozgrywającego',
  '방어 신호 익히기',
  'Élimination et mise en main',
  'Ducking to keep an entry',
  'Сквіз на дві масті',
  'Vienna coup',
  'Le coup de Bath',
  'Morton’s fork',
  'Überraschende Abwürfe',
  'Grand slam force',
] as const

/** Themes, the most frequent first. */
const THEMES = [
  'finesse',
  'signals',
  'opening leads',
  'impasse',
  'endplay',
  'transfers',
  'stayman',
  'défense',
  'squeeze',
  'slam',
  'entries',
  'safety play',
  'Alleinspiel',
  'wistowanie',
  'άμυνα',
  'защита',
  'رحلة',
  '守備',
  '수비',
  'mise en main',
  'Reizung',
  'licytacja',
  'атака',
  'κόψιμο',
  'sécurité',
  'ブリッジ入門',
  '오프닝 리드',
  'mort inversé',
  'trump coup',
  'przymus',
] as const

const MOST_THEMES = 3
const LESSONS = 500

/** A title with words that most authors use, occasionally a name or town that few use, and the number of a lesson. */
export const randomTitle = (random: Random): string => {
  const topic = random.pickSkewed(TOPICS)
  const about = random.chance(0.3) ? `, ${random.chance(0.7) ? randomWrittenName(random) : randomTown(random)}` : ''
  return `${topic}${about} ${1 + random.below(LESSONS)}`
}

export const randomThemes = (random: Random): readonly string[] => [
  ...new Set(Array.from({ length: random.below(MOST_THEMES + 1) }, () => random.pickSkewed(THEMES))),
]
