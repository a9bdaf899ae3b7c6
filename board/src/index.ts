export type { BoardProps, GameUi, Light, Size, Told } from './game-ui.ts';
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
export { Icon, IconMark } from './Icon.tsx';
export { type IconName, ICONS } from './icons.ts';
export { Mark } from './Mark.tsx';
export { wantsLessMotion } from './motion.ts';
export { PanZoom } from './PanZoom.tsx';
export { MedalDrawing, SeatMedal } from './SeatMedal.tsx';
export { SeatPaint } from './SeatPaint.tsx';
export { type SeatStyle, seatStyle } from './seats.ts';
export { SeatToken } from './SeatToken.tsx';
export { Shared } from './Shared.tsx';
export { Silhouette, type SilhouetteAt, SilhouetteMark } from './Silhouette.tsx';
export { GlowLayer, Target, TargetButton } from './Target.tsx';
export { TargetArea } from './TargetArea.tsx';
export { useMotion } from './useMotion.ts';
