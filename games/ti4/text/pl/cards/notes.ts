import type { messages as en } from '../../en/cards/notes.ts';

export const messages: Record<keyof typeof en, string> = {
  'prompt.commodities.replenished.when': '{player} uzupełnia towary. Używasz zdolności?',
  'prompt.technology.researched.after':
    '{player} opracowuje technologię {technology}. Używasz zdolności?',
  'prompt.warFunding': 'Finansowanie wojny: wybierz kości do przerzucenia.',
  'prompt.militarySupport': 'Wsparcie wojskowe: wybierz swoją planetę dla 2 oddziałów piechoty.',
  'prompt.raghsCall': 'Zew Ragha: wybierz planetę, którą opuszczą siły lądowe Klanu Saar.',
  'prompt.raghsCallTo':
    'Zew Ragha: wybierz planetę Klanu Saar, na którą trafią siły lądowe z planety {planet}.',

  'log.gainedTechnology': '{player} zyskuje technologię {technology}.',
  'log.relocated':
    'Piechota gracza {player} ({count}) przenosi się z planety {planet} na planetę {target}.',
};
