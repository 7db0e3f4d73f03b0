// Lines in: "load FILE", "send EVENT DATA". After each, a line out: "run" or "end", and the active states.
#include <QCoreApplication>
#include <QScopedPointer>
#include <QScxmlStateMachine>
#include <QTextStream>

int main(int argc, char **argv) {
  QCoreApplication app(argc, argv);
  QTextStream in(stdin), out(stdout);
  QScopedPointer<QScxmlStateMachine> machine;
  for (QString line; in.readLineInto(&line);) {
    const QString rest = line.section(' ', 1);
    if (line.startsWith("load ")) {
      machine.reset(QScxmlStateMachine::fromFile(rest));
      for (const auto &error : machine->parseErrors()) {
        out << error.toString() << "\n";
        return 1;
      }
      machine->start();
    } else {
      machine->submitEvent(rest.section(' ', 0, 0), QVariant(rest.section(' ', 1)));
    }
    // Events that the machine raises are queued: they are processed one round later.
    for (int round = 0; round < 4; ++round) QCoreApplication::processEvents();
    out << (machine->isRunning() ? "run " : "end ") << machine->activeStateNames(false).join(' ') << "\n";
  }
}
