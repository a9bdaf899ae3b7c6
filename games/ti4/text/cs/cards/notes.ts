import type { messages as en } from '../../en/cards/notes.ts';

export const messages: Record<keyof typeof en, string> = {
  'prompt.commodities.replenished.when': '{player} si doplňuje suroviny. Použiješ schopnost?',
  'prompt.technology.researched.after':
    '{player} získává výzkumem technologii {technology}. Použiješ schopnost?',
  'prompt.warFunding': 'Financování války: vyber kostky, kterými hodíš znovu.',
  'prompt.militarySupport': 'Vojenská podpora: vyber svou planetu pro 2 pěchoty.',
  'prompt.raghsCall': 'Raghovo volání: vyber planetu, kterou opustí pozemní síly Klanu Saar.',
  'prompt.raghsCallTo':
    'Raghovo volání: vyber planetu Klanu Saar, na kterou se přesunou pozemní síly z planety {planet}.',

  'log.gainedTechnology': '{player} získává technologii {technology}.',
  'log.relocated':
    'Pěchota hráče {player} ({count}) se přesouvá z planety {planet} na planetu {target}.',
};
