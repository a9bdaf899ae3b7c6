import type { Ask } from '@tablewright/engine';
import { regionOf, SPACE_NAMES, TERRAIN } from '../rules/map.ts';
import type { Option } from '../rules/options.ts';
import type { Ahoy } from '../rules/state.ts';
import { carried } from './distance.ts';
import type { Outlook } from './outlook.ts';

/** A new region: control for the taking, or an island that cargo waits for. */
const NEW_TO_CONTROL = 0.9;
const NEW_TO_TRADE = 0.5;

/** Where a step leads, or could lead with the steps that are left. */
export function courseGain(outlook: Outlook, ask: Ask, option: Option): number {
  const { figure = 'flagship', space = '', steps = 1 } = ask.details.about ?? {};
  if (option.do === 'explore') return outlook.side === 0 ? NEW_TO_TRADE : NEW_TO_CONTROL;
  const to = 'space' in option ? option.space : null;
  if (figure !== 'flagship')
    return to === null ? 0 : convoyGain(outlook, String(figure), String(space), to);
  if (to === null) return option.do === 'stop' ? outlook.stop(outlook.player.flagship) : 0;
  const at = carried(outlook.g, to);
  const gain = outlook.stop(at);
  const stepsLeft = Number(steps) - 1;
  return stepsLeft > 0 ? Math.max(gain, outlook.within(at, stepsLeft) - 0.1) : gain;
}

/** Patrols, Cutter and Gunship take control with them from region to region. AH-13.1 */
function convoyGain(outlook: Outlook, figure: string, space: string, to: number): number {
  const { g } = outlook;
  const from = regionOf(SPACE_NAMES.indexOf(space));
  const into = regionOf(to);
  const gain = TERRAIN[to].island ? 0.2 : 0;
  if (from === into) return gain;
  return (
    gain +
    outlook.control(into, controlBy(g, figure, into)) +
    outlook.control(from, -controlBy(g, figure, from))
  );
}

/** The Cutter makes every Comrade count twice. AH-15.11 */
function controlBy(g: Ahoy, figure: string, region: number): number {
  return figure === 'cutter' ? 1 + g.comrades[region] : 1;
}
