import type { Deal } from 'dealbook-client'
import type { ReactNode } from 'react'
import { ContractText } from './boards/contract-text.js'

interface BoardFactsProps {
  readonly board: Pick<Deal, 'contract' | 'themes'>
  readonly children?: ReactNode
}

/** The contract and the first theme of a board to pick, which tell boards of similar hands apart. */
export const BoardFacts = ({ board: { contract, themes }, children }: BoardFactsProps) => (
  <p className="hint pick-facts">
    {contract !== null && <ContractText contract={contract} />}
    {themes.length > 0 && <span dir="auto">{themes[0]}</span>}
    {children}
  </p>
)
