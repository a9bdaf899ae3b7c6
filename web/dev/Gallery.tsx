import { Icon, type IconName, ICONS } from '@tablewright/board';
import { CARDS, LANDSCAPES } from '@tablewright/roam/content';
import { roamUi } from '@tablewright/roam/ui';
import type { Roam } from '@tablewright/roam';
import type { Teller } from '@tablewright/text';

const wish = new URLSearchParams(location.search);

/** Everything that is drawn, side by side. */
export function Gallery({ teller, state }: { readonly teller: Teller; readonly state: Roam }) {
  switch (wish.get('gallery')) {
    case 'people':
      return <Dealt cards={CARDS.map((_, card) => card)} teller={teller} state={state} />;
    case 'land':
      return (
        <div className="lands">
          {LANDSCAPES.map(({ id }) => (
            <roamUi.Inspect
              key={id}
              target={`card:${id}`}
              state={{ ...state, players: [] }}
              teller={teller}
            />
          ))}
        </div>
      );
    default:
      return (
        <div className="lands">
          <p className="icons">
            {(Object.keys(ICONS) as IconName[]).map((name) => (
              <span key={name} title={name}>
                <Icon name={name} size={30} />
              </span>
            ))}
          </p>
        </div>
      );
  }
}

function Dealt({
  cards,
  teller,
  state,
}: {
  readonly cards: number[];
  readonly teller: Teller;
  readonly state: Roam;
}) {
  const [first, ...others] = state.players;
  const artifacts = Array.from({ length: 24 }, (_, artifact) => artifact);
  const all = { ...first, faceUp: cards, faceDown: [], ready: artifacts, spent: [] };
  const nothing = (): void => undefined;
  return (
    <roamUi.Dock
      state={{ ...state, players: [all, ...others] }}
      viewer={0}
      teller={teller}
      lights={new Map()}
      previewed={null}
      about={{}}
      layout="tall"
      onPick={nothing}
      onPreview={nothing}
      onInspect={nothing}
    />
  );
}
