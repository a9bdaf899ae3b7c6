export { DrawnIn, type DrawnPlace, DrawnTargets, ReportTargets, useDrawn } from './Drawn.tsx';
export type {
  Absent,
  Advice,
  AdviceLine,
  Adviser,
  Advising,
  Asked,
  BoardProps,
  GameUi,
  Light,
  Marks,
  PlanInHand,
  Planned,
  Planning,
  RecapGroup,
  Sending,
  Size,
  Tip,
  Told,
  Warning,
} from './game-ui.ts';
export {
  blob,
  type Box,
  boxOutline,
  discOutline,
  noise,
  type Outline,
  type Point,
  point,
  tenth,
} from './geometry.ts';
export { Glossed, TermMarks, WithoutTabStops } from './Glossed.tsx';
export { Icon, IconMark } from './Icon.tsx';
export { type IconName, ICONS } from './icons.ts';
export { lazyPart } from './lazy-part.ts';
export { Mark } from './Mark.tsx';
export { wantsLessMotion } from './motion.ts';
export { PanZoom, useNearness } from './PanZoom.tsx';
export { MedalDrawing, SeatMedal } from './SeatMedal.tsx';
export { SeatPaint } from './SeatPaint.tsx';
export { type SeatStyle, seatStyle } from './seats.ts';
export { SeatToken } from './SeatToken.tsx';
export { Shared } from './Shared.tsx';
export { Silhouette, type SilhouetteAt, SilhouetteMark } from './Silhouette.tsx';
export { SuggestedTargets } from './suggested.ts';
export { GlowLayer, Target, TargetButton } from './Target.tsx';
export { TargetArea } from './TargetArea.tsx';
export type { Tool, ToolProps, Tools } from './tool.ts';
export { useMotion } from './useMotion.ts';
