import { useSay } from './text.tsx';

/** The picture that the page comes with, until the whole window has another. */
export function Splash() {
  const say = useSay();
  return (
    <p className="splash" role="status">
      <img src="/icon.svg" width="96" height="96" alt="" />
      <span className="visually-hidden">{say('loading')}</span>
    </p>
  );
}
