/** Tabs with an earlier version of this site keep the storage as it was. */
export class OtherTabs extends Error {}
