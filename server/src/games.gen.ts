// Written by scripts/generate.mjs from the games' manifests. Do not edit.
import { roam } from '@tablewright/roam';
import { roamBot } from '@tablewright/roam/bot';
import { manifest as roamManifest } from '@tablewright/roam/manifest';
import { ahoy } from '@tablewright/ahoy';
import { ahoyBot } from '@tablewright/ahoy/bot';
import { manifest as ahoyManifest } from '@tablewright/ahoy/manifest';
import { arcs } from '@tablewright/arcs';
import { arcsBot } from '@tablewright/arcs/bot';
import { manifest as arcsManifest } from '@tablewright/arcs/manifest';
import { ti4 } from '@tablewright/ti4';
import { ti4Bot } from '@tablewright/ti4/bot';
import { manifest as ti4Manifest } from '@tablewright/ti4/manifest';

export const SHELF = [
  { manifest: roamManifest, game: roam, hooks: roamBot },
  { manifest: ahoyManifest, game: ahoy, hooks: ahoyBot },
  { manifest: arcsManifest, game: arcs, hooks: arcsBot },
  { manifest: ti4Manifest, game: ti4, hooks: ti4Bot },
] as const;
