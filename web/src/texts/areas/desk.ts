import { inEachLanguage } from '../in-each-language.js'

/** The authors that one follows. */
export const deskTexts = inEachLanguage({
  en: {
    'following.empty': 'You don’t follow anyone yet',
    'following.emptyHint': 'Follow authors on their pages, and what they publish appears on your home page.',
    'following.follow': 'Follow',
    'following.leave': 'Stop following',
    'following.left': 'You no longer follow {name}.',
  },
  fr: {
    'following.empty': 'Vous ne suivez personne',
    'following.emptyHint': 'Suivez des auteurs sur leur page : ce qu’ils publient apparaîtra sur votre accueil.',
    'following.follow': 'Suivre',
    'following.leave': 'Ne plus suivre',
    'following.left': 'Vous ne suivez plus {name}.',
  },
})
