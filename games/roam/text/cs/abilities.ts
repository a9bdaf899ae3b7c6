import type { abilities as en } from '../en/abilities.ts';

export const abilities: Record<keyof typeof en, string> = {
  COIN: 'Kdykoli ve svém tahu, dokud neskončí nákup artefaktu, si vezmi 1 minci ze zásoby.',
  SHIFT:
    'Před využitím postavy nebo po něm, ale ještě před vyhodnocením plně obsazených karet, posuň jeden žeton, svůj nebo soupeřův, na volné pole, které s ním sousedí horizontálně nebo vertikálně; mince za to nezískáš.',
  ROTATE:
    'Když využíváš postavu, otoč celý její tvar o 90° po směru hodinových ručiček, než vybereš jeho polohu.',
  FILL: 'Když využíváš postavu, polož jeden žeton na prázdné místo jejího tvaru, aniž zaplatíš 2 mince.',
  FLIP: 'Na úplném začátku svého tahu nebo později během něj otoč jednu svou postavu lícem nahoru, nebo lícem dolů.',
  SWAP: 'Když pokládáš žetony postavy, nahraď jeden soupeřův žeton na poli, které její tvar zakrývá, vlastním žetonem a získej mince na tomto poli natištěné.',
};
