/** Replaces a Starlight script that is not wanted (starlight-styles.ts). */
export {};
