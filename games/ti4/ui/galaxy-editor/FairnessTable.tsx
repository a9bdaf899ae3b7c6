import { SeatMedal } from '@tablewright/board';
import type { Teller } from '@tablewright/text';
import { useMemo } from 'react';
import { fairnessOf, type GalaxyMap, MEASURES } from '../../galaxy/index.ts';
import styles from './editor.module.css';

/** What each home has near it, and how far the best and the worst are apart. */
export function FairnessTable({
  map,
  teller,
}: {
  readonly map: GalaxyMap;
  readonly teller: Teller;
}) {
  const { homes, spread } = useMemo(() => fairnessOf(map), [map]);
  const numbers = new Intl.NumberFormat(teller.locale, { maximumFractionDigits: 1 });
  return (
    <section className={`${styles.panel} ${styles.measures}`}>
      <h2>{teller.say('ui.galaxy.fairness')}</h2>
      <p>{teller.say('ui.galaxy.fairness.about')}</p>
      <table className={styles.fairness}>
        <thead>
          <tr>
            <td />
            {homes.map((_, seat) => (
              <th key={seat} scope="col">
                <span className="visually-hidden">
                  {teller.say('ui.galaxy.home', { number: seat + 1 })}
                </span>
                <span aria-hidden="true">
                  <SeatMedal seat={seat} size={20} />
                  {seat + 1}
                </span>
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{teller.say('ui.galaxy.spread')}</span>
              <span aria-hidden="true">Δ</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {MEASURES.map((measure) => {
            const all = homes.map((home) => home[measure]);
            const [most, least] = [Math.max(...all), Math.min(...all)];
            return (
              <tr key={measure} data-measure={measure}>
                <th scope="row">{teller.say(`ui.galaxy.measure.${measure}`)}</th>
                {all.map((value, seat) => (
                  <td
                    key={seat}
                    data-end={
                      most === least
                        ? undefined
                        : value === most
                          ? 'most'
                          : value === least
                            ? 'least'
                            : undefined
                    }
                  >
                    {numbers.format(value)}
                  </td>
                ))}
                <td>{numbers.format(spread[measure])}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
