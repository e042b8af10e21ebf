import { inEachLanguage } from '../in-each-language.js'

/** Following authors. */
export const followingTexts = inEachLanguage({
  en: {
    'following.empty': 'You don’t follow anyone yet',
    'following.emptyHint': 'Follow authors on their pages, and what they publish appears on your home page.',
    'following.follow': 'Follow',
    'following.leave': 'Stop following',
    'following.left': 'You no longer follow {name}.',
  },
  fr: {
    'following.empty': 'Vous ne suivez personne',
    'following.emptyHint': 'Suivez des auteurs sur leur page : ce qu’ils publient apparaîtra sur votre accueil.',
    'following.follow': 'Suivre',
    'following.leave': 'Ne plus suivre',
    'following.left': 'Vous ne suivez plus {name}.',
  },
  de: {
    'following.empty': 'Sie folgen noch niemandem',
    'following.emptyHint':
      'Folgen Sie Autoren auf deren Seiten; was sie veröffentlichen, erscheint dann auf Ihrer Startseite.',
    'following.follow': 'Folgen',
    'following.leave': 'Nicht mehr folgen',
    'following.left': 'Sie folgen {name} nicht mehr.',
  },
  pl: {
    'following.empty': 'Brak obserwowanych autorów',
    'following.emptyHint': 'Obserwuj autorów na ich stronach, a to, co publikują, pojawi się na stronie startowej.',
    'following.follow': 'Obserwuj',
    'following.leave': 'Przestań obserwować',
    'following.left': 'Koniec obserwowania: {name}.',
  },
})
