// Written by scripts/generate.mjs from the games' manifests. Do not edit.
import { roam } from '@tablewright/roam';
import { manifest as roamManifest } from '@tablewright/roam/manifest';
import { roamBot } from '@tablewright/roam/bot';
import { ahoy } from '@tablewright/ahoy';
import { manifest as ahoyManifest } from '@tablewright/ahoy/manifest';
import { ahoyBot } from '@tablewright/ahoy/bot';
import { arcs } from '@tablewright/arcs';
import { manifest as arcsManifest } from '@tablewright/arcs/manifest';
import { arcsBot } from '@tablewright/arcs/bot';
import { ti4 } from '@tablewright/ti4';
import { manifest as ti4Manifest } from '@tablewright/ti4/manifest';
import { ti4Bot } from '@tablewright/ti4/bot';

export const SHELF = [
  {
    manifest: roamManifest,
    game: roam,
    hooks: roamBot,
  },
  {
    manifest: ahoyManifest,
    game: ahoy,
    hooks: ahoyBot,
  },
  {
    manifest: arcsManifest,
    game: arcs,
    hooks: arcsBot,
  },
  {
    manifest: ti4Manifest,
    game: ti4,
    hooks: ti4Bot,
  },
] as const;
