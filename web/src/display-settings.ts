import { useEffect } from 'react'
import { onDevice } from './browser-storage.js'
import { type Kept, kept, useKept } from './kept.js'

/** The language chosen in this browser, which the students' pages read too. */
export const chosenLanguage = kept(onDevice, 'dealbook.language')

/** The theme chosen in this browser. Without one, the system's applies. */
export const chosenTheme = kept(onDevice, 'dealbook.theme')

const suits = kept(onDevice, 'dealbook.suits')
const ranks = kept(onDevice, 'dealbook.ranks')
const keys = kept(onDevice, 'dealbook.keys')

type Choice = readonly [isChosen: boolean, choose: (isChosen: boolean) => void]

const useChoice = (setting: Kept, value: string): Choice => [
  useKept(setting) === value,
  (isChosen) => setting.set(isChosen ? value : null),
]

/** Spades and clubs black, hearts and diamonds red. */
export const useTwoSuitColours = (): Choice => {
  const choice = useChoice(suits, 'two')
  const [isChosen] = choice
  useEffect(() => {
    if (isChosen) document.documentElement.dataset.suits = 'two'
    else delete document.documentElement.dataset.suits
  }, [isChosen])
  return choice
}

/** Shows A K Q J instead of the letters of the reader's language. */
export const useEnglishRanks = (): Choice => useChoice(ranks, 'english')

/**
 * Turns off single-key shortcuts (WCAG 2.1.4): people who use speech input or have a tremor trigger them by accident.
 */
export const useNoSingleKeys = (): Choice => useChoice(keys, 'off')

/** Resets all display settings. */
export const forgetDisplaySettings = (): void => {
  for (const setting of [chosenLanguage, chosenTheme, suits, ranks, keys]) setting.set(null)
}
