// Written by scripts/generate.mjs from the games' manifests. Do not edit.
import { roam } from '@tablewright/roam';
import { roamBot } from '@tablewright/roam/bot';
import { manifest as roamManifest } from '@tablewright/roam/manifest';
import { roamDrawing } from '@tablewright/roam/terminal';
import { roamText } from '@tablewright/roam/text';
import { ahoy } from '@tablewright/ahoy';
import { ahoyBot } from '@tablewright/ahoy/bot';
import { manifest as ahoyManifest } from '@tablewright/ahoy/manifest';
import { ahoyDrawing } from '@tablewright/ahoy/terminal';
import { ahoyText } from '@tablewright/ahoy/text';
import { arcs } from '@tablewright/arcs';
import { arcsBot } from '@tablewright/arcs/bot';
import { manifest as arcsManifest } from '@tablewright/arcs/manifest';
import { arcsDrawing } from '@tablewright/arcs/terminal';
import { arcsText } from '@tablewright/arcs/text';
import { ti4 } from '@tablewright/ti4';
import { ti4Bot } from '@tablewright/ti4/bot';
import { manifest as ti4Manifest } from '@tablewright/ti4/manifest';
import { ti4Drawing } from '@tablewright/ti4/terminal';
import { ti4Text } from '@tablewright/ti4/text';

export const SHELF = [
  { manifest: roamManifest, game: roam, text: roamText, bot: roamBot, drawing: roamDrawing },
  { manifest: ahoyManifest, game: ahoy, text: ahoyText, bot: ahoyBot, drawing: ahoyDrawing },
  { manifest: arcsManifest, game: arcs, text: arcsText, bot: arcsBot, drawing: arcsDrawing },
  { manifest: ti4Manifest, game: ti4, text: ti4Text, bot: ti4Bot, drawing: ti4Drawing },
] as const;
