/** What moves, battles and takes damage. AH-1.2 */
export const FIGURES = ['flagship', 'patrol', 'stronghold', 'cutter', 'gunship'] as const;

export type FigureKind = (typeof FIGURES)[number];
