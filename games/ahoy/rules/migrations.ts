import type { Plain } from '@tablewright/engine';

/** Brings states of older rules to the present shape. */
export const migrations: { readonly [fromVersion: number]: (state: Plain) => Plain } = {
  1: (state) => ({
    ...(state as object),
    movedOn: [],
    variant: {
      cardBeakhead: false,
      flagshipComrades: false,
      calmAfterBattle: false,
      freeEscape: false,
      openEnlist: false,
    },
  }),
};
