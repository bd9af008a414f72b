import { type Notation, PASS, type Rules, type Step } from '../game.ts';
import { legalSteps } from '../turn.ts';
import { type DraughtsPosition, stepFrom, stepOver, stepTo } from './draughts.ts';
import { readChain } from './read-chain.ts';

/** How the cells of a board are called. */
export interface CellNames {
  write(cell: number): string;
  read(text: string): number | null;
}

/** `A33-A44` for a quiet turn, `A44xB64xB46` with every landing for a chain. */
export function chainNotation<P extends DraughtsPosition>(rules: Rules<P>, names: CellNames): Notation<P> {
  const separator = (step: Step): string => (stepOver(step) < 0 ? '-' : 'x');
  const writeStep = (_: P, step: Step): string =>
    step === PASS ? 'pass' : `${names.write(stepFrom(step))}${separator(step)}${names.write(stepTo(step))}`;

  return {
    cell: names.write,
    readCell: names.read,
    writeStep,
    readStep: (position, text) =>
      legalSteps(rules, position).find((step) => writeStep(position, step) === text) ?? null,
    writeTurn: (position, steps) => {
      const landings = steps.slice(1).map((step) => `${separator(step)}${names.write(stepTo(step))}`);
      return [writeStep(position, steps[0]!), ...landings].join('');
    },
    readTurn: (position, text) => readChain(rules, position, text, names.read),
  };
}
