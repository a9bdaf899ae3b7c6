import { renewal } from '../host/renewal.ts';
import { controls } from './controls.tsx';
import { useSay } from './text.tsx';
import { useRenewal } from './useRenewal.ts';

/** Says that the page has loaded its new version, or what to do where it cannot. */
export function RenewalNote({ className }: { readonly className: string }) {
  const state = useRenewal();
  const say = useSay();
  return (
    <div role="status">
      {state !== 'none' && (
        <section className={className}>
          <p>{say(`renewal.${state}`)}</p>
          {state === 'loaded' && (
            <button type="button" className={controls.button} onClick={() => renewal.dismiss()}>
              {say('renewal.gotIt')}
            </button>
          )}
          {state === 'stuck' && <TryAgain />}
        </section>
      )}
    </div>
  );
}

export function TryAgain() {
  const say = useSay();
  return (
    <button type="button" className={controls.lit} onClick={() => void renewal.tryAgain()}>
      {say('renewal.tryAgain')}
    </button>
  );
}
