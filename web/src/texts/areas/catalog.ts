import { inEachLanguage } from '../in-each-language.js'

/** Authors, their collections and boards. */
export const catalogTexts = inEachLanguage({
  en: {
    'avatar.none': 'no picture',
    'avatar.trusted': 'trusted',
    'avatar.untrusted': 'not trusted',
    'avatar.open': 'Open {name}’s picture',
    'badge.certified': 'certified',
    'badge.premium': 'premium',
    'author.since': 'Author since {date}',
    'author.collections': 'Collections',
    'author.deals': 'Boards',
    'author.allDeals': 'All boards by this author',
    'author.dealCount': '{count} {count|board|boards}',
  },
  fr: {
    'avatar.none': 'pas d’image',
    'avatar.trusted': 'approuvé',
    'avatar.untrusted': 'pas approuvé',
    'avatar.open': 'Ouvrir l’image de {name}',
    'badge.certified': 'certifié',
    'badge.premium': 'premium',
    'author.since': 'Auteur depuis le {date}',
    'author.collections': 'Collections',
    'author.deals': 'Donnes',
    'author.allDeals': 'Toutes les donnes de cet auteur',
    'author.dealCount': '{count} {count|donne|donnes}',
  },
})
