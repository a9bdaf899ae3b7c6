import { UNIT_KINDS, type UnitKind } from '../../content/index.ts';
import { INK } from '../art/palette.ts';
import { SignMark } from '../art/Sign.tsx';
import type { SignName } from '../art/signs.ts';
import { UnitShape } from '../art/Unit.tsx';
import { DieSign, Steps } from './Steps.tsx';
import { SystemFigure } from './SystemFigure.tsx';
import { TokensFigure } from './TokensFigure.tsx';

const sign = (name: SignName) => <SignMark name={name} size={50} fill="#f4ead2" />;
const unit = (kind: UnitKind) => (
  <UnitShape kind={UNIT_KINDS.indexOf(kind)} scale={2.1} fill="#f0b429" edge={INK} />
);

/** The figures of the rulebook, by the names it gives them. */
export const figures = {
  system: SystemFigure,
  tokens: TokensFigure,
  round: () => (
    <Steps signs={[sign('strategy'), sign('fleet'), sign('secret'), sign('law')]} loop={0} />
  ),
  tactical: () => (
    <Steps
      signs={[
        sign('token'),
        unit('carrier'),
        unit('pds'),
        sign('combat'),
        unit('infantry'),
        unit('dock'),
      ]}
    />
  ),
  combat: () => (
    <Steps
      signs={[
        unit('fighter'),
        sign('tactic'),
        <DieSign key="die" value={9} />,
        sign('hit'),
        unit('cruiser'),
      ]}
      loop={1}
    />
  ),
  agenda: () => (
    <Steps
      signs={[
        sign('card'),
        sign('secret'),
        sign('influence'),
        sign('speaker'),
        sign('law'),
        sign('goods'),
      ]}
    />
  ),
};
