import { type BoardProps, TargetButton } from '@tablewright/board';
import { PLANETS } from '../../content/index.ts';
import { options } from '../../rules/options.ts';
import { planetsOf } from '../../rules/pieces.ts';
import { worthOfGood } from '../../rules/spending.ts';
import type { Ti4 } from '../../rules/state.ts';
import { PlanetPicture, Worth } from '../art/PlanetPicture.tsx';
import { Sign } from '../art/Sign.tsx';
import { optionLabel, planetLabel } from '../board/words.ts';
import styles from './panels.module.css';

const SHORTCUTS = ['payLeast', 'payKeepOther', 'payGoods'] as const;

/** What is still to be paid, and with which planets and trade goods. */
export function PayPanel(props: BoardProps<Ti4>) {
  const { state, viewer, teller, lights, plan, about } = props;
  const due = Number(about['cost'] ?? 0);
  const keys = plan?.keys ?? [];
  const spent = keys.filter((key) => key === 'spendGood').length;
  const shortcuts = SHORTCUTS.filter((verb) => lights.has(verb));
  const before = plan?.before ?? state;
  const planets = planetsOf(before, viewer).filter((planet) => !before.exhausted[planet]);
  const { goods: owned } = before.players[viewer];
  const worth = worthOfGood(before, viewer);
  const goods = 'button:spendGood';
  return (
    <>
      <header className={styles.title}>
        <h3>{teller.say('ui.pay')}</h3>
        <small>{teller.say('ui.pay.due', { count: due })}</small>
      </header>
      <div className={styles.shortcuts}>
        {shortcuts.map((verb) => (
          <TargetButton
            key={verb}
            target={`button:${verb}`}
            light={lights.get(verb)}
            label={optionLabel(verb, teller)}
            className={styles.shortcut}
          >
            {optionLabel(verb, teller)}
          </TargetButton>
        ))}
      </div>
      <ul className={styles.purse}>
        {planets.map((planet) => (
          <PayRow key={planet} {...props} planet={planet} />
        ))}
        {owned > 0 && (
          <li data-going={spent > 0}>
            <TargetButton
              target={goods}
              light={lights.get('spendGood')}
              label={[
                optionLabel('spendGood', teller),
                ...(worth > 1 ? [teller.say('ui.goods.worth', { count: worth })] : []),
              ].join(', ')}
              className={styles.coin}
            >
              <Sign name="goods" size={22} />
              <b>
                {teller.say('ui.goods')}
                {worth > 1 && (
                  <small className={styles.each}>
                    {teller.say('ui.goods.worth', { count: worth })}
                  </small>
                )}
              </b>
              <span className={styles.price}>
                {teller.say('ui.of', { used: spent, limit: owned })}
              </span>
            </TargetButton>
            {spent > 0 && (
              <Back
                label={teller.say('ui.takeBack', { what: teller.say('ui.goods') })}
                onBack={() => plan?.drop(keys.lastIndexOf('spendGood'))}
              />
            )}
          </li>
        )}
      </ul>
    </>
  );
}

function PayRow({
  state,
  teller,
  lights,
  plan,
  planet,
}: BoardProps<Ti4> & { readonly planet: number }) {
  const { id } = PLANETS[planet];
  const target = `planet:${id}`;
  const name = teller.name(target.replace(':', '.'));
  const place = (plan?.keys ?? []).findIndex((key) => {
    const option = options.read(key);
    return option?.do === 'exhaust' && option.planet === planet;
  });
  return (
    <li data-going={place >= 0}>
      <TargetButton
        target={target}
        light={lights.get(target)}
        label={planetLabel(state, planet, teller)}
        className={styles.coin}
      >
        <PlanetPicture planet={planet} size={26} />
        <b>{name}</b>
        <Worth state={state} planet={planet} isExhausted={place >= 0} />
      </TargetButton>
      {place >= 0 && (
        <Back label={teller.say('ui.takeBack', { what: name })} onBack={() => plan?.drop(place)} />
      )}
    </li>
  );
}

function Back({ label, onBack }: { readonly label: string; readonly onBack: () => void }) {
  return (
    <button type="button" className={styles.back} aria-label={label} onClick={onBack}>
      ×
    </button>
  );
}
