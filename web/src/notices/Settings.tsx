import {
  type Channel,
  CHANNELS,
  NOTICE_KINDS,
  type NoticeKind,
  type NoticeOffer,
  type NoticeSettings,
} from '@tablewright/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { controls, Choice, Switch } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import { useScrollToHash } from '../app/useScrollToHash.ts';
import { people } from '../people/api.ts';
import { Field } from '../people/Field.tsx';
import { Outcome } from '../people/Outcome.tsx';
import { Panel } from '../people/PeoplePage.tsx';
import { type Act, useAct } from '../people/useAct.ts';
import { PushButton } from './PushButton.tsx';

/** Which notices I get, by which channel, and when not. */
export function NoticeSettingsPanel() {
  const say = useSay();
  const client = useQueryClient();
  const act = useAct();
  const { data: offer } = useQuery({
    queryKey: ['notices', 'settings'],
    queryFn: people.noticeOffer,
    staleTime: 60_000,
    retry: false,
  });
  if (offer === undefined) return null;
  const { settings } = offer;
  const save = (change: Partial<NoticeSettings>): void => {
    const wanted = { ...settings, ...change };
    // Shown at once; if the server refuses, reading again shows the stored settings.
    client.setQueryData(['notices', 'settings'], { ...offer, settings: wanted });
    void act.run(async () => {
      try {
        await people.changeNotices(wanted);
      } finally {
        await client.invalidateQueries({ queryKey: ['notices', 'settings'] });
      }
    }, say('account.saved'));
  };
  return (
    <Panel id="settings" title={say('notices.settings')} hint={say('notices.settings.hint')}>
      {offer.channels.includes('push') && offer.pushKey !== null && (
        <PushButton pushKey={offer.pushKey} />
      )}
      <Grid offer={offer} save={save} />
      <Quiet settings={settings} save={save} />
      {offer.channels.includes('mail') && (
        <Choice
          label={say('notices.digest')}
          hint={say('notices.digest.hint')}
          values={['none', 'hourly', 'daily'] as const}
          value={settings.digest}
          say={(one) => say(`notices.digest.${one}`)}
          onChange={(digest) => save({ digest })}
        />
      )}
      {offer.channels.includes('webhook') && <Webhook offer={offer} save={save} act={act} />}
      <Outcome act={act} />
    </Panel>
  );
}

type Save = (change: Partial<NoticeSettings>) => void;

/** Every kind of notice by every channel that the server offers. */
function Grid({ offer: { settings, channels }, save }: { offer: NoticeOffer; save: Save }) {
  useScrollToHash();
  const say = useSay();
  const offered = CHANNELS.filter((channel) => channels.includes(channel));
  const set = (kind: NoticeKind, channel: Channel, on: boolean): void => {
    const others = settings.on[kind].filter((one) => one !== channel);
    save({ on: { ...settings.on, [kind]: on ? [...others, channel] : others } });
  };
  return (
    <table className="notices-channels">
      <caption className="visually-hidden">{say('notices.settings.hint')}</caption>
      <thead>
        <tr>
          <td />
          {offered.map((channel) => (
            <th key={channel} scope="col">
              {say(`channel.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NOTICE_KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">{say(`kind.${kind}`)}</th>
            {offered.map((channel) => (
              <td key={channel}>
                <label>
                  <span className="visually-hidden">
                    {say('notices.kindBy', {
                      kind: say(`kind.${kind}`),
                      channel: say(`channel.${channel}`),
                    })}
                  </span>
                  <input
                    type="checkbox"
                    checked={settings.on[kind].includes(channel)}
                    onChange={({ target }) => set(kind, channel, target.checked)}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const NIGHT = { from: 22 * 60, to: 7 * 60 };

function Quiet({ settings: { quiet }, save }: { settings: NoticeSettings; save: Save }) {
  const say = useSay();
  return (
    <div className="people-form">
      <Switch
        label={say('notices.quiet')}
        hint={say('notices.quiet.hint')}
        on={quiet !== null}
        onChange={(on) => save({ quiet: on ? NIGHT : null })}
      />
      {quiet !== null && (
        <div className="notices-times">
          {(['from', 'to'] as const).map((end) => (
            <Field
              key={end}
              label={say(`notices.quiet.${end}`)}
              type="time"
              required
              value={clockOf(quiet[end])}
              onChange={(value) => {
                const minutes = minutesOf(value);
                if (minutes !== null) save({ quiet: { ...quiet, [end]: minutes } });
              }}
            />
          ))}
        </div>
      )}
    </div>
  );
}

function Webhook({ offer, save, act }: { offer: NoticeOffer; save: Save; act: Act }) {
  const say = useSay();
  const [url, setUrl] = useState(offer.settings.webhook ?? '');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save({ webhook: url.trim() === '' ? null : url.trim() });
  };
  return (
    <form className="people-form" onSubmit={submit}>
      <div className="people-line">
        <Field
          label={say('notices.webhook')}
          type="url"
          value={url}
          autoComplete="off"
          onChange={setUrl}
        />
        <button type="submit" className={controls.button} disabled={act.isPending}>
          {say('settings.save')}
        </button>
      </div>
      <p className={controls.hint}>
        {say('notices.webhook.hint', { hosts: offer.webhookHosts.join(', ') })}
      </p>
    </form>
  );
}

function clockOf(minutes: number): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function minutesOf(clock: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
