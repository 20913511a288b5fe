import { defineConfig } from '@playwright/test';
import e2e from '../../playwright.config.ts';

/** A walk for every script file that may fail: too long for the gate. */
export default defineConfig({ ...e2e, testDir: '.', reporter: 'list' });
