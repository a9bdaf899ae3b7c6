// Written by scripts/generate.mjs from the games' manifests. Do not edit.
import { roam } from '@tablewright/roam';
import { manifest as roamManifest } from '@tablewright/roam/manifest';
import { roamText } from '@tablewright/roam/text';
import { roamBot } from '@tablewright/roam/bot';
import { roamDrawing } from '@tablewright/roam/terminal';
import { ahoy } from '@tablewright/ahoy';
import { manifest as ahoyManifest } from '@tablewright/ahoy/manifest';
import { ahoyText } from '@tablewright/ahoy/text';
import { ahoyBot } from '@tablewright/ahoy/bot';
import { ahoyDrawing } from '@tablewright/ahoy/terminal';
import { arcs } from '@tablewright/arcs';
import { manifest as arcsManifest } from '@tablewright/arcs/manifest';
import { arcsText } from '@tablewright/arcs/text';
import { arcsBot } from '@tablewright/arcs/bot';
import { arcsDrawing } from '@tablewright/arcs/terminal';
import { ti4 } from '@tablewright/ti4';
import { manifest as ti4Manifest } from '@tablewright/ti4/manifest';
import { ti4Text } from '@tablewright/ti4/text';
import { ti4Bot } from '@tablewright/ti4/bot';
import { ti4Drawing } from '@tablewright/ti4/terminal';

export const SHELF = [
  {
    manifest: roamManifest,
    game: roam,
    text: roamText,
    bot: roamBot,
    drawing: roamDrawing,
  },
  {
    manifest: ahoyManifest,
    game: ahoy,
    text: ahoyText,
    bot: ahoyBot,
    drawing: ahoyDrawing,
  },
  {
    manifest: arcsManifest,
    game: arcs,
    text: arcsText,
    bot: arcsBot,
    drawing: arcsDrawing,
  },
  {
    manifest: ti4Manifest,
    game: ti4,
    text: ti4Text,
    bot: ti4Bot,
    drawing: ti4Drawing,
  },
] as const;
