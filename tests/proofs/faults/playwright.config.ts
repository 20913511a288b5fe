import { defineConfig } from '@playwright/test';
import e2e from '../../playwright.config.ts';

/** What every file, every other site and everything that is stored may do to a page: too long for the gate. */
export default defineConfig({ ...e2e, testDir: '.', reporter: 'list' });
