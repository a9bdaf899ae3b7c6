// Written by scripts/generate.mjs from the games' manifests. Do not edit.
import { manifest as roam } from '@tablewright/roam/manifest';
import { manifest as ahoy } from '@tablewright/ahoy/manifest';
import { manifest as arcs } from '@tablewright/arcs/manifest';
import { manifest as ti4 } from '@tablewright/ti4/manifest';

export const MANIFESTS = [roam, ahoy, arcs, ti4] as const;

/** Everything of a game but its manifest is fetched when somebody opens it. */
export const MODULES = {
  roam: {
    rulesVersion: 2,
    rules: async () => (await import('@tablewright/roam')).roam,
    ui: async () => (await import('@tablewright/roam/ui')).roamUi,
    bot: async () => (await import('@tablewright/roam/bot')).roamBot,
    lessons: async () => (await import('@tablewright/roam/learn')).roamLessons,
    text: {
      en: () => import('virtual:game/roam/text/en'),
      cs: () => import('virtual:game/roam/text/cs'),
      pl: () => import('virtual:game/roam/text/pl'),
    },
    clauses: {
      en: () => import('virtual:game/roam/clauses/en'),
      cs: () => import('virtual:game/roam/clauses/cs'),
      pl: () => import('virtual:game/roam/clauses/pl'),
    },
    rulebook: {
      en: () => import('virtual:game/roam/rulebook/en'),
      cs: () => import('virtual:game/roam/rulebook/cs'),
      pl: () => import('virtual:game/roam/rulebook/pl'),
    },
    lessonText: {
      en: () => import('virtual:game/roam/lessonText/en'),
      cs: () => import('virtual:game/roam/lessonText/cs'),
      pl: () => import('virtual:game/roam/lessonText/pl'),
    },
  },
  ahoy: {
    rulesVersion: 2,
    rules: async () => (await import('@tablewright/ahoy')).ahoy,
    ui: async () => (await import('@tablewright/ahoy/ui')).ahoyUi,
    bot: async () => (await import('@tablewright/ahoy/bot')).ahoyBot,
    lessons: async () => (await import('@tablewright/ahoy/learn')).ahoyLessons,
    text: {
      en: () => import('virtual:game/ahoy/text/en'),
      cs: () => import('virtual:game/ahoy/text/cs'),
      pl: () => import('virtual:game/ahoy/text/pl'),
    },
    clauses: {
      en: () => import('virtual:game/ahoy/clauses/en'),
      cs: () => import('virtual:game/ahoy/clauses/cs'),
      pl: () => import('virtual:game/ahoy/clauses/pl'),
    },
    rulebook: {
      en: () => import('virtual:game/ahoy/rulebook/en'),
      cs: () => import('virtual:game/ahoy/rulebook/cs'),
      pl: () => import('virtual:game/ahoy/rulebook/pl'),
    },
    lessonText: {
      en: () => import('virtual:game/ahoy/lessonText/en'),
      cs: () => import('virtual:game/ahoy/lessonText/cs'),
      pl: () => import('virtual:game/ahoy/lessonText/pl'),
    },
  },
  arcs: {
    rulesVersion: 3,
    rules: async () => (await import('@tablewright/arcs')).arcs,
    ui: async () => (await import('@tablewright/arcs/ui')).arcsUi,
    bot: async () => (await import('@tablewright/arcs/bot')).arcsBot,
    lessons: async () => (await import('@tablewright/arcs/learn')).arcsLessons,
    text: {
      en: () => import('virtual:game/arcs/text/en'),
      cs: () => import('virtual:game/arcs/text/cs'),
      pl: () => import('virtual:game/arcs/text/pl'),
    },
    clauses: {
      en: () => import('virtual:game/arcs/clauses/en'),
      cs: () => import('virtual:game/arcs/clauses/cs'),
      pl: () => import('virtual:game/arcs/clauses/pl'),
    },
    rulebook: {
      en: () => import('virtual:game/arcs/rulebook/en'),
      cs: () => import('virtual:game/arcs/rulebook/cs'),
      pl: () => import('virtual:game/arcs/rulebook/pl'),
    },
    lessonText: {
      en: () => import('virtual:game/arcs/lessonText/en'),
      cs: () => import('virtual:game/arcs/lessonText/cs'),
      pl: () => import('virtual:game/arcs/lessonText/pl'),
    },
  },
  ti4: {
    rulesVersion: 4,
    rules: async () => (await import('@tablewright/ti4')).ti4,
    ui: async () => (await import('@tablewright/ti4/ui')).ti4Ui,
    bot: async () => (await import('@tablewright/ti4/bot')).ti4Bot,
    lessons: async () => (await import('@tablewright/ti4/learn')).ti4Lessons,
    tools: async () => (await import('@tablewright/ti4/tools')).ti4Tools,
    text: {
      en: () => import('virtual:game/ti4/text/en'),
      cs: () => import('virtual:game/ti4/text/cs'),
      pl: () => import('virtual:game/ti4/text/pl'),
    },
    clauses: {
      en: () => import('virtual:game/ti4/clauses/en'),
      cs: () => import('virtual:game/ti4/clauses/cs'),
      pl: () => import('virtual:game/ti4/clauses/pl'),
    },
    rulebook: {
      en: () => import('virtual:game/ti4/rulebook/en'),
      cs: () => import('virtual:game/ti4/rulebook/cs'),
      pl: () => import('virtual:game/ti4/rulebook/pl'),
    },
    lessonText: {
      en: () => import('virtual:game/ti4/lessonText/en'),
      cs: () => import('virtual:game/ti4/lessonText/cs'),
      pl: () => import('virtual:game/ti4/lessonText/pl'),
    },
    glossary: {
      en: () => import('virtual:game/ti4/glossary/en'),
      cs: () => import('virtual:game/ti4/glossary/cs'),
      pl: () => import('virtual:game/ti4/glossary/pl'),
    },
  },
};
