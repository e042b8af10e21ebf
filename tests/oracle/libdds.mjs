// Asks Debian's libdds (package libdds0). Reads a list of questions from standard input and writes the list of answers.
// The library crashes when its process ends, so this process says when it is done, and its parent then kills it.
import { readFileSync, writeSync } from 'node:fs'
import koffi from 'koffi'

const lib = koffi.load(process.env.LIBDDS ?? 'libdds.so.0')
koffi.struct('ddTableDealPBN', { cards: koffi.array('char', 80, 'String') })
koffi.struct('ddTableResults', { resTable: koffi.array('int', 20) })
koffi.struct('parText', { text: koffi.array('char', 16, 'String') })
koffi.struct('contractsText', { text: koffi.array('char', 128, 'String') })
koffi.struct('parResults', { parScore: koffi.array('parText', 2), parContracts: koffi.array('contractsText', 2) })
koffi.struct('dealPBN', {
  trump: 'int',
  first: 'int',
  currentTrickSuit: koffi.array('int', 3),
  currentTrickRank: koffi.array('int', 3),
  remainCards: koffi.array('char', 80, 'String'),
})
koffi.struct('playTracePBN', { number: 'int', cards: koffi.array('char', 106, 'String') })
koffi.struct('solvedPlay', { number: 'int', tricks: koffi.array('int', 53) })
const setMaxThreads = lib.func('void SetMaxThreads(int threads)')
const calcTable = lib.func('int CalcDDtablePBN(ddTableDealPBN deal, _Out_ ddTableResults *table)')
const par = lib.func('int Par(ddTableResults *table, _Out_ parResults *par, int vulnerable)')
const analysePlay = lib.func(
  'int AnalysePlayPBN(dealPBN deal, playTracePBN play, _Out_ solvedPlay *solved, int thread)',
)

const must = (code, what) => {
  if (code !== 1) throw new Error(`${what} returned ${code}`)
}

/** `resTable` has a row of four declarers for each of spades, hearts, diamonds, clubs and notrump. */
const tableOf = (deal) => {
  const results = {}
  must(calcTable({ cards: deal }, results), 'CalcDDtablePBN')
  return Array.from(results.resTable)
}

const ANSWERS = {
  table: ({ deal }) => {
    const start = process.cpuUsage()
    const table = tableOf(deal)
    const { user, system } = process.cpuUsage(start)
    return { table, ms: (user + system) / 1000 }
  },
  par: ({ table, vulnerability }) => {
    const results = {}
    must(par({ resTable: table }, results, ['None', 'All', 'NS', 'EW'].indexOf(vulnerability)), 'Par')
    return { score: results.parScore[0].text, contracts: results.parContracts[0].text }
  },
  play: ({ deal, strain, leader, play }) => {
    const results = {}
    const start = {
      trump: ['S', 'H', 'D', 'C', 'NT'].indexOf(strain),
      first: 'NESW'.indexOf(leader),
      currentTrickSuit: [0, 0, 0],
      currentTrickRank: [0, 0, 0],
      remainCards: deal,
    }
    must(analysePlay(start, { number: play.length, cards: play.join('') }, results, 0), 'AnalysePlayPBN')
    return Array.from(results.tricks).slice(0, results.number)
  },
}

setMaxThreads(1)
const questions = JSON.parse(readFileSync(0, 'utf8'))
const answers = questions.map((question) => ANSWERS[question.ask](question))
const text = `${JSON.stringify({ answers, peakKilobytes: process.resourceUsage().maxRSS })}\n`
for (let at = 0; at < text.length; ) at += writeSync(1, text.slice(at, at + 60_000))
setInterval(() => undefined, 60_000)
