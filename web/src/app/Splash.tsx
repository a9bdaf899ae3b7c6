import { useSay } from './text.tsx';

/** The picture in the initial HTML, until something fills the whole window. */
export function Splash() {
  const say = useSay();
  return (
    <p className="splash" role="status">
      <img src="/icon.svg" width="96" height="96" alt="" />
      <span className="visually-hidden">{say('loading')}</span>
    </p>
  );
}
