/**
 * Whether a remote may be taken from elsewhere, put in by the build: without BANQUETE_REMOTE_OVERRIDE the code for it
 * is left out.
 */
declare const REMOTE_OVERRIDE: boolean;
