const WORDS: readonly (readonly [string, RegExp])[] = [
  ["the players' names were", /^(?:(?:North|East|South|West)(?:NA|Type|Team)?|HomeTeam|VisitTeam|pn|pw)$/],
  [
    'the event, place and date were',
    /^(?:Event\w*|Site|(?:UTC)?Date|(?:UTC)?Time|Season|Section|Stage|Round|Table|Room|vg)$/,
  ],
  ['the scores were', /^(?:Scor\w*|Competition|\w+ScoreTable|rs|mp)$/],
  ['the double dummy analysis was', /^(?:Optimum\w*|DoubleDummy\w*|Par\w*|Minimax|Ability)$/],
  ['the contract, in which no auction ends, was', /^(?:Contract|Declarer)$/],
  ['the result was', /^(?:Result|mc)$/],
]

/** What an entry of a supplement is about, in words; `Play`, `pc` and `p` have a reason of their own. */
export const subjectOf = (name: string): string =>
  WORDS.find(([, names]) => names.test(name))?.[0] ?? 'what a deal has no field for was'
