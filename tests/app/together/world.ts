import {
  type AnyActorRef,
  createActor,
  enqueueActions,
  fromCallback,
  SimulatedClock,
  spawnChild,
} from 'xstate';
import { wireLeaving } from '#app/shell/leaving.ports.ts';
import { watchPath } from '#app/watch-path.ts';
import { appearanceMachine } from '#machines/appearance/appearance.machine.ts';
import { commandMenuMachine } from '#machines/command-menu/command-menu.machine.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { menuHintMachine } from '#machines/menu-hint/menu-hint.machine.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { selectPage } from '#machines/navigation/navigation.selectors.ts';
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import { patientMachine } from '#machines/patient/patient.machine.ts';
import type { PatientRef } from '#machines/patient/patient.selectors.ts';
import { portalMachine } from '#machines/portal/portal.machine.ts';
import { selectPortalActors } from '#machines/portal/portal.selectors.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { selectView } from '#machines/session/session.selectors.ts';
import { selectScope, selectShellSession } from '#machines/session/session-scope.selectors.ts';
import { watchSession } from '#machines/session/watch-session.ts';
import { shellMachine } from '#machines/shell/shell.machine.ts';
import { type ShellRef, selectShellActors } from '#machines/shell/shell.selectors.ts';
import { takePaymentMachine } from '#machines/take-payment/take-payment.machine.ts';
import { widgetHostMachine } from '#machines/widget-host/widget-host.machine.ts';
import { SHELL_INPUT } from '#tests/machines/shell.model.ts';
import { StandIns } from './stand-ins.ts';

/** The events that the rules observe while the actors run. */
export interface Watch {
  request(world: World, port: string, input: unknown): void;
  toast(world: World, source: string): void;
  defect(event: unknown): void;
}

const nothing = () => undefined;

/** The portal's actors on stand-in ports. */
export class World {
  readonly clock = new SimulatedClock();
  readonly server = new StandIns((port, input) => this.watch.request(this, port, input));
  readonly streams = new Set<(event: { type: string }) => void>();
  patient: PatientRef | null = null;
  isReloading = false;
  private path = '/payment';
  private readonly pathWatchers = new Set<(path: string, query: string) => void>();
  private readonly root: ReturnType<World['create']>;

  private readonly watch: Watch;

  constructor(watch: Watch) {
    this.watch = watch;
    this.root = this.create();
    this.root.start();
  }

  get session() {
    return selectPortalActors(this.root.getSnapshot()).session;
  }
  get navigation() {
    return selectPortalActors(this.root.getSnapshot()).navigation;
  }
  get toasts() {
    return selectPortalActors(this.root.getSnapshot()).toastQueue;
  }
  get shell(): ShellRef | undefined {
    return this.root.system.get('shell');
  }
  get actors() {
    return this.shell === undefined ? undefined : selectShellActors(this.shell.getSnapshot());
  }
  get widget(): AnyActorRef | undefined {
    return this.root.system.get('widgetHost');
  }

  stop(): void {
    this.root.stop();
  }

  /** React mounts and unmounts the shell and the widget with the page. */
  showPage(): void {
    const page = selectPage(this.navigation.getSnapshot());
    if (page === null) return;
    const isSignedIn = page !== 'login';
    if (isSignedIn && this.shell === undefined)
      this.root.send({
        type: 'shell.start',
        logic: this.shellLogic(),
        input: { ...SHELL_INPUT, path: this.path },
      });
    const session = selectScope(this.session.getSnapshot());
    const input = { address: 'built-in', session, page };
    if (page === 'payment' && this.widget === undefined)
      this.shell?.send({ type: 'widget.open', logic: this.widgetLogic(), input });
    if (page !== 'payment' && this.widget !== undefined) this.shell?.send({ type: 'widget.close' });
    if (!isSignedIn && this.shell !== undefined) this.root.send({ type: 'shell.stop' });
  }

  private create() {
    const { ask } = this.server;
    const login = loginMachine.provide({ actors: { authenticate: ask('authenticate') } });
    const session = sessionMachine.provide({
      actors: {
        login,
        restoreSession: ask('restoreSession'),
        storeToken: ask('storeToken'),
        loadUser: ask('loadUser'),
        reloadUser: ask('reloadUser'),
        saveSelection: ask('saveSelection'),
        refreshToken: ask('refreshToken'),
        endSession: ask('endSession'),
        eraseSession: ask('eraseSession'),
      },
      actions: { reloadOnDashboard: () => this.reload() },
    });
    const navigation = navigationMachine.provide({
      actors: {
        watchPath: watchPath({ onPathChange: (next) => this.onPathChange(next) }),
        watchSession: watchSession(
          () => this.session,
          (snapshot) => ({ view: selectView(snapshot) }),
        ),
      },
      actions: {
        navigate: (_, { path }) => this.goTo(path),
        loadPage: () => this.reload(),
        storeRequestedPage: nothing,
        showTitle: nothing,
      },
    });
    const machine = portalMachine.provide({
      actors: { session, navigation },
      actions: { logFailure: ({ event }) => this.watch.defect(event) },
    });
    return createActor(machine, {
      clock: this.clock,
      input: { path: this.path, query: '', requestedPath: null },
      inspect: (inspected) => {
        if (inspected.type === '@xstate.event' && inspected.event.type === 'toast.push')
          this.watch.toast(this, (inspected.sourceRef as AnyActorRef | undefined)?.id ?? '');
      },
    });
  }

  private shellLogic() {
    const { ask } = this.server;
    return shellMachine.provide({
      actors: {
        appearance: appearanceMachine.provide({
          actors: { loadAppearance: ask('loadAppearance') },
        }),
        commandMenu: commandMenuMachine.provide({ actors: { loadRecents: ask('loadRecents') } }),
        leaving: wireLeaving({ browser: { onPathChange: (next) => this.onPathChange(next) } }).provide({
          actors: { guardPages: fromCallback(nothing) },
          actions: { notifyBrowser: nothing },
        }),
        menuHint: menuHintMachine.provide({ actions: { logFailure: nothing } }),
        notifications: notificationsMachine.provide({
          actors: {
            loadNotifications: ask('loadNotifications'),
            doTask: ask('doTask'),
            storeSelection: ask('storeSelection'),
            followNotifications: fromCallback(({ sendBack, input }) => {
              this.watch.request(this, 'followNotifications', input);
              this.streams.add(sendBack);
              return () => void this.streams.delete(sendBack);
            }),
          },
          actions: {
            storeSeen: nothing,
            logErrors: nothing,
            navigate: (_, { path }) => this.goTo(path),
            openPage: () => this.reload(),
          },
        }),
        watchSession: watchSession(
          () => this.session,
          (snapshot) => ({ session: selectShellSession(snapshot) }),
        ),
      },
      actions: {
        storeLastPractice: nothing,
        focusSearchBox: nothing,
        logFailure: ({ event }) => this.watch.defect(event),
      },
    });
  }

  private widgetLogic() {
    return widgetHostMachine.provide({
      actors: {
        loadWidget: this.server.ask('loadWidget'),
        showWidget: fromCallback(({ sendBack }) => {
          const patient = createActor(this.patientLogic(), {
            clock: this.clock,
            systemId: 'patient',
            input: { page: 'payment', mayReverse: false },
          });
          this.patient = patient.start();
          sendBack({ type: 'widget.ready' });
          return () => {
            patient.stop();
            this.patient = null;
          };
        }),
        watchSession: watchSession(
          () => this.session,
          (snapshot) => ({ session: selectScope(snapshot) }),
        ),
      },
      actions: { showTitle: nothing, showPage: nothing, logFailure: nothing },
    });
  }

  private patientLogic() {
    const { ask } = this.server;
    const payment = takePaymentMachine.provide({
      actors: {
        recallIntent: ask('recallIntent'),
        listAccounts: ask('listAccounts'),
        claimIntent: ask('claimIntent'),
        takePayment: ask('takePayment'),
        checkPayment: ask('checkPayment'),
      },
      actions: {
        clearIntent: (_, { key }) => this.server.clearIntent(key),
        reportUnsavedWork: nothing,
        showToast: (_, toast) => this.toasts.send({ type: 'toast.push', toast }),
      },
    });
    return patientMachine.provide({
      actors: { loadPatient: ask('loadPatient'), getAmountDue: ask('getAmountDue') },
      actions: {
        reportSubject: nothing,
        startCharts: enqueueActions(({ enqueue }, { charts }) => {
          for (const { name: id, input } of charts)
            if (id === 'takePayment') enqueue(spawnChild(payment, { id, systemId: id, input }) as never);
        }),
      },
    });
  }

  private reload(): void {
    this.isReloading = true;
  }

  private onPathChange(next: (path: string, query: string) => void) {
    this.pathWatchers.add(next);
    return () => void this.pathWatchers.delete(next);
  }

  private goTo(path: string): void {
    this.path = path;
    for (const next of this.pathWatchers) next(path, '');
  }
}
